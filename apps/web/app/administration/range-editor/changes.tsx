import type { DraftChange } from '@gavel/contract/staff';
import { formatKr, type Ore } from '@gavel/core';
import { rangeDeskTexts } from '@gavel/texts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { RANGE } from '../parts/desk.ts';
import { useLeadWords } from '../parts/desk-words.ts';
import type { RangeWork } from './use-range-desk.ts';

/** The draft as sentences; each can be taken back. */
export function Changes({ work }: { work: RangeWork }) {
  const t = useTexts(rangeDeskTexts);
  const { changes } = work.desk;
  if (changes.length === 0) return <p className="records-empty">{t('noChanges')}</p>;
  return (
    <section className="range-part" aria-label={t('part_andringar')}>
      <p className="range-lead">{t('changesLead')}</p>
      <ul className="range-changes">
        {changes.map((change) => (
          <Change key={change.id} change={change} work={work} />
        ))}
      </ul>
      <ButtonLink kind="primary" to={`${RANGE}/foljder`}>
        {t('toEffects')}
      </ButtonLink>
    </section>
  );
}

function Change({ change, work }: { change: DraftChange; work: RangeWork }) {
  const t = useTexts(rangeDeskTexts);
  const words = useLeadWords(work.desk.now);
  const { id, title, unit, when, by, at } = change;
  return (
    <li className={change.isStale ? 'is-stale' : ''}>
      <div>
        <h2>{title}</h2>
        {(unit || when) && (
          <p className="range-condition">
            {[unit && t('per', { unit }), when && t('when', { rule: when })].filter(Boolean).join(', ')}
          </p>
        )}
        <Sentences change={change} areas={work.desk.areas.length} />
        {change.isStale && <Stale change={change} work={work} />}
        <p className="range-by">{t('changedBy', { by: by ?? 'none', when: words.moment(at) })}</p>
      </div>
      <Button className="slim" aria-label={t('takeBackName', { title })} onClick={() => void work.takeBack(id)}>
        {t('takeBack')}
      </Button>
    </li>
  );
}

function Sentences({ change: { prices }, areas }: { change: DraftChange; areas: number }) {
  const t = useTexts(rangeDeskTexts);
  const [first] = prices;
  const none = t('noPrice');
  const isEverywhere =
    prices.length === areas && prices.every(({ before, after }) => before === first?.before && after === first.after);
  if (first && isEverywhere && areas > 1) {
    const after = shownPrice(first.after, none);
    const before = shownPrice(first.before, none);
    return <p>{first.before === null ? t('newAll', { after }) : t('changeAll', { before, after })}</p>;
  }
  return prices.map(({ area, before, after }) => (
    <p key={area}>
      {before === null
        ? t('newOne', { area, after: shownPrice(after, t('noPrice')) })
        : t('changeOne', { area, before: shownPrice(before, ''), after: shownPrice(after, t('noPrice')) })}
    </p>
  ));
}

/** The range says something else by now: what there is to choose from. */
function Stale({ change: { id, prices }, work }: { change: DraftChange; work: RangeWork }) {
  const t = useTexts(rangeDeskTexts);
  const [first] = prices;
  if (!first) return <p className="range-stale">{t('staleGone')}</p>;
  return (
    <div className="range-stale">
      <p>{t('staleSentence', { now: shownPrice(first.now, t('noPrice')) })}</p>
      <Button className="slim" onClick={() => void work.keep(id)}>
        {t('keepChange', { price: shownPrice(first.after, t('noPrice')) })}
      </Button>
    </div>
  );
}

function shownPrice(price: Ore | null, none: string): string {
  return price === null ? none : formatKr(price);
}
