import type { DraftChange } from '@gavel/contract/staff';
import { formatKr, type Ore } from '@gavel/core';
import { rangeDeskTexts } from '@gavel/texts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { RANGE } from '../parts/desk.ts';
import { useRequestWords } from '../parts/desk-words.ts';
import { ChangedValues, type ValueChange } from './parts/changed-values.tsx';
import type { RangeNames } from './parts/range-names.ts';
import { useRangeParts } from './parts/use-range-parts.ts';
import { ChangedPictures, type PictureChange } from './pictures/changed-pictures.tsx';
import { hasRule, hasTerms, PriceTerms } from './prices/price-terms.tsx';
import type { RangeWork } from './use-range-desk.ts';

/** Shows all changes in the draft of the range: of texts and rules, pictures, and prices. A button beside a change removes it. */
export function Changes({ work }: { work: RangeWork }) {
  const t = useTexts(rangeDeskTexts);
  const { changes } = work.desk;
  const { parts } = useRangeParts(work, changes.some(hasRule) ? 'once' : 'never');
  if (changes.length === 0) return <p className="records-empty">{t('noChanges')}</p>;
  const values = changes.filter((change) => change.value !== null) as readonly ValueChange[];
  const pictures = changes.filter(({ picture }) => picture !== null) as readonly PictureChange[];
  const prices = changes.filter(({ value, picture }) => value === null && picture === null);
  const byPrice = Map.groupBy(prices, ({ file, title, when, units }) => JSON.stringify([file, title, when, units]));
  return (
    <section className="range-part" aria-label={t('part_andringar')}>
      <p className="range-lead">{t('changesLead')}</p>
      {values.length > 0 && <ChangedValues changes={values} work={work} />}
      {pictures.length > 0 && <ChangedPictures changes={pictures} work={work} />}
      {prices.length > 0 && (
        <ul className="range-changes">
          {[...byPrice].map(([name, own]) => (
            <ChangedPrice key={name} changes={own} names={parts?.names ?? null} work={work} />
          ))}
        </ul>
      )}
      <ButtonLink kind="primary" to={`${RANGE}/foljder`}>
        {t('toEffects')}
      </ButtonLink>
    </section>
  );
}

interface ChangedPriceProps {
  /** The changes of this price. */
  readonly changes: readonly DraftChange[];
  /** The names in the rules of prices. Null: they have not loaded, or no changed price has a rule. */
  readonly names: RangeNames | null;
  readonly work: RangeWork;
}

/** Shows the changes of one price as a sentence, with a button that removes them. */
function ChangedPrice({ changes, names, work }: ChangedPriceProps) {
  const t = useTexts(rangeDeskTexts);
  const words = useRequestWords(work.desk.now);
  const [first] = changes;
  if (!first) return null;
  const { title } = first;
  const takeBack = async () => {
    for (const { id } of changes) await work.takeBack(id);
  };
  const authors = changes.map(({ by, at }) => t('changedBy', { by: by ?? 'none', when: words.moment(at) }));
  return (
    <li>
      <div>
        <h2>{title}</h2>
        {hasTerms(first) && (
          <p className="range-condition">
            <PriceTerms price={first} names={names} />
          </p>
        )}
        <Sentences prices={changes.flatMap(({ prices }) => prices)} areas={work.desk.areas.length} />
        {changes
          .filter(({ isStale }) => isStale)
          .map((change) => (
            <Stale key={change.id} change={change} work={work} />
          ))}
        <p className="range-by">{[...new Set(authors)].join('; ')}</p>
      </div>
      <Button className="slim" aria-label={t('takeBackName', { title })} onClick={() => void takeBack()}>
        {t('takeBack')}
      </Button>
    </li>
  );
}

function Sentences({ prices, areas }: Pick<DraftChange, 'prices'> & { areas: number }) {
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

/** Shows that somebody has published another price since this price was changed in the draft. The user can keep the changed price. */
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
