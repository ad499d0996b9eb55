import type { CampaignTerms, ChangedCampaign, VisitorChanges } from '@gavel/contract/staff';
import { formatDifference, formatKr } from '@gavel/core';
import { rangeEffectTexts } from '@gavel/texts';
import { useTexts } from '../../../../texts/use-texts.ts';
import { Listed } from './listed-effects.tsx';

/** Shows which choices, standard answers, bundles, campaigns and facts the draft changes for visitors. */
export function VisitorEffects({ visitors }: { visitors: VisitorChanges }) {
  const t = useTexts(rangeEffectTexts);
  const isEmpty = Object.values(visitors).every((changes) => changes.length === 0);
  return (
    <section aria-labelledby="range-visitors">
      <h2 id="range-visitors">{t('heading')}</h2>
      {isEmpty && <p>{t('none')}</p>}
      <Choices choices={visitors.choices} />
      <Listed
        heading={t('standards')}
        items={visitors.standards.map(({ question, before, after, houses }) => ({
          title: question,
          text: t('standard', { before, after, count: houses }),
        }))}
      />
      <Listed
        heading={t('bundles')}
        items={visitors.bundles.map(({ name, added, removed }) => ({
          title: name,
          text: [
            added.length > 0 ? t('bundleAdded', { answers: listed(added) }) : '',
            removed.length > 0 ? t('bundleRemoved', { answers: listed(removed) }) : '',
          ].join(' '),
        }))}
      />
      <Campaigns campaigns={visitors.campaigns} />
      <Facts facts={visitors.facts} />
    </section>
  );
}

function Choices({ choices }: Pick<VisitorChanges, 'choices'>) {
  const t = useTexts(rangeEffectTexts);
  const size = ({ least, most }: VisitorChanges['choices'][number]) => Math.max(Math.abs(least), Math.abs(most));
  return (
    <Listed
      heading={t('choices')}
      lead={t('choicesText')}
      items={choices
        .toSorted((one, other) => size(other) - size(one))
        .map(({ question, answer, houses, least, most }) => {
          const [from, to] = [formatDifference(least), formatDifference(most)];
          const by = least === most ? to : t('range', { least: from, most: to });
          const amount = size({ question, answer, houses, least, most }) === 0 ? t('withOthers') : by;
          return { title: t('choice', { question, answer }), text: `${amount}, ${t('inHouses', { count: houses })}` };
        })}
    />
  );
}

function Campaigns({ campaigns }: { campaigns: readonly ChangedCampaign[] }) {
  const t = useTexts(rangeEffectTexts);
  const dates = ({ validFrom: from, validTo: to }: CampaignTerms) => {
    if (from && to) return t('campaignDates', { from, to });
    if (from) return t('campaignFrom', { from });
    return to ? t('campaignTo', { to }) : t('campaignAlways');
  };
  const discounts = ({ levels }: CampaignTerms) =>
    levels.map(({ accessoryLevel, discountValue }) =>
      accessoryLevel === 0
        ? formatKr(discountValue)
        : t('campaignLevel', { discount: formatKr(discountValue), level: formatKr(accessoryLevel) }),
    );
  const words = (terms: CampaignTerms | null) => {
    if (!terms) return t('noCampaign');
    const own = discounts(terms);
    const parts = [dates(terms), ...(own.length > 0 ? own : [t('noDiscount')]), t('inHouses', { count: terms.houses })];
    return [...(terms.disabled ? [t('campaignOff')] : []), ...parts].join(', ');
  };
  return (
    <Listed
      heading={t('campaigns')}
      items={campaigns.map(({ title, before, after, hasOtherConditions }) => {
        const [now, then] = [words(before), words(after)];
        const differs = now === then ? '' : `${t('campaignNow', { terms: now })} ${t('campaignAfter', { terms: then })}`;
        return { title, text: `${differs} ${hasOtherConditions ? t('campaignConditions') : ''}` };
      })}
    />
  );
}

function Facts({ facts }: Pick<VisitorChanges, 'facts'>) {
  const t = useTexts(rangeEffectTexts);
  const words = (value: string) => {
    if (value === '') return t('nothing');
    if (value === 'true' || value === 'false') return t(value === 'true' ? 'yes' : 'no');
    return Number.isFinite(Number(value)) ? Number(value).toLocaleString('sv-SE') : value;
  };
  return (
    <Listed
      heading={t('facts')}
      items={facts.map(({ name, title, before, after }) => ({
        title: title || t('wholeSite'),
        text: t('fact', { name: t(`fact_${name}`), before: words(before), after: words(after) }),
      }))}
    />
  );
}

function listed(titles: readonly string[]): string {
  return new Intl.ListFormat('sv-SE').format(titles);
}
