import type { DraftChange } from '@gavel/contract/staff';
import { formatKr, type Ore } from '@gavel/core';
import { rangeDeskTexts } from '@gavel/texts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { RANGE } from '../parts/desk.ts';
import { useLeadWords } from '../parts/desk-words.ts';
import type { RangeWork } from './use-range-desk.ts';

/** The draft as sentences, those of one price together; each price can be taken back. */
export function Changes({ work }: { work: RangeWork }) {
  const t = useTexts(rangeDeskTexts);
  const { changes } = work.desk;
  if (changes.length === 0) return <p className="records-empty">{t('noChanges')}</p>;
  const byPrice = Map.groupBy(changes, ({ file, title, when, unit }) => JSON.stringify([file, title, when, unit]));
  return (
    <section className="range-part" aria-label={t('part_andringar')}>
      <p className="range-lead">{t('changesLead')}</p>
      <ul className="range-changes">
        {[...byPrice].map(([name, own]) => (
          <ChangedPrice key={name} changes={own} work={work} />
        ))}
      </ul>
      <ButtonLink kind="primary" to={`${RANGE}/foljder`}>
        {t('toEffects')}
      </ButtonLink>
    </section>
  );
}

/** @param changes of one price */
function ChangedPrice({ changes, work }: { changes: readonly DraftChange[]; work: RangeWork }) {
  const t = useTexts(rangeDeskTexts);
  const words = useLeadWords(work.desk.now);
  const [first] = changes;
  if (!first) return null;
  const { title, unit, when } = first;
  const takeBack = async () => {
    for (const { id } of changes) await work.takeBack(id);
  };
  const authors = changes.map(({ by, at }) => t('changedBy', { by: by ?? 'none', when: words.moment(at) }));
  return (
    <li>
      <div>
        <h2>{title}</h2>
        {(unit || when) && (
          <p className="range-condition">
            {[unit && t('per', { unit }), when && t('when', { rule: when })].filter(Boolean).join(', ')}
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
