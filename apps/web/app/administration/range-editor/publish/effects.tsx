import type { RangeEffects, ReplayedHouses } from '@gavel/contract/staff';
import { formatDifference, formatKr, type Ore, ore } from '@gavel/core';
import { rangeDeskTexts } from '@gavel/texts';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Message } from '../../../ui/message.tsx';
import type { RangeWork } from '../use-range-desk.ts';
import { PublishForm } from './publish-form.tsx';

/** What the draft means once it is published, and below it what publishes it. */
export function Effects({ work }: { work: RangeWork }) {
  const t = useTexts(rangeDeskTexts);
  const { effects, isWorking, again } = useEffects(work);
  const isCurrent = effects?.draftTag === work.desk.draftTag;
  return (
    <section className="range-part" aria-label={t('part_foljder')}>
      <p className="range-lead">{t('effectsLead')}</p>
      {isWorking && <Message>{t('working')}</Message>}
      {!isWorking && !isCurrent && (
        <Button className="slim" onClick={again}>
          {t('again')}
        </Button>
      )}
      {effects && isCurrent && !isWorking && (
        <>
          <Faults faults={effects.faults} />
          {effects.faults.length === 0 && (
            <>
              <HousePrices houses={effects.houses} />
              <Replayed heading={t('saved')} none={t('savedNone')} houses={effects.saved} />
              <Replayed heading={t('quotes')} none={t('quotesNone')} text={t('quotesText')} houses={effects.quotes} />
              <PublishForm work={work} draftTag={effects.draftTag} />
            </>
          )}
        </>
      )}
    </section>
  );
}

/** Worked out when the page opens, and whenever somebody asks. */
function useEffects({ readEffects, desk }: RangeWork) {
  const [effects, setEffects] = useState<RangeEffects | null>(null);
  const [isWorking, setWorking] = useState(false);
  const again = async () => {
    setWorking(true);
    setEffects(await readEffects());
    setWorking(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another draft has other effects; the rest is how to ask
  useEffect(() => void again(), [desk.draftTag]);
  return { effects, isWorking, again: () => void again() };
}

function Faults({ faults }: Pick<RangeEffects, 'faults'>) {
  const t = useTexts(rangeDeskTexts);
  if (faults.length === 0) return <Message>{t('noFaults')}</Message>;
  return (
    <section aria-labelledby="range-faults">
      <h2 id="range-faults">{t('faults')}</h2>
      <ul className="range-faults">
        {faults.map(({ file, line, message }) => (
          <li key={`${file}:${line}:${message}`}>
            <b>{t('faultPlace', { file, line: String(line) })}</b>
            <span lang="en">{message}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function HousePrices({ houses }: Pick<RangeEffects, 'houses'>) {
  const t = useTexts(rangeDeskTexts);
  return (
    <section aria-labelledby="range-house-prices">
      <h2 id="range-house-prices">{t('housePrices')}</h2>
      {houses.length === 0 ? (
        <p>{t('noHousePrices')}</p>
      ) : (
        <Differences
          label={t('housePrices')}
          first={t('house')}
          second={t('area')}
          rows={houses.map(({ houseTitle, area, ...prices }) => ({ ...prices, first: houseTitle, second: area }))}
        />
      )}
    </section>
  );
}

interface ReplayedProps {
  readonly heading: string;
  readonly none: string;
  readonly text?: string;
  readonly houses: ReplayedHouses;
}

function Replayed({ heading, none, text, houses }: ReplayedProps) {
  const t = useTexts(rangeDeskTexts);
  const { count, lost, replaced, cheaper, dearer, examples } = houses;
  return (
    <section aria-label={heading}>
      <h2>{heading}</h2>
      {count === 0 ? (
        <p>{none}</p>
      ) : (
        <p>
          {t('replayed', {
            count: String(count),
            dearer: String(dearer),
            cheaper: String(cheaper),
            same: String(count - lost - dearer - cheaper),
          })}{' '}
          {replaced > 0 && t('replaced', { count: replaced })} {lost > 0 && t('lost', { count: lost })}
        </p>
      )}
      {count > 0 && text && <p className="range-condition">{text}</p>}
      {examples.length > 0 && (
        <Differences
          label={`${heading}: ${t('largest')}`}
          first={t('name')}
          second={t('house')}
          rows={examples.map(({ name, houseTitle, ...prices }) => ({ ...prices, first: name, second: houseTitle }))}
        />
      )}
    </section>
  );
}

interface DifferencesProps {
  readonly label: string;
  readonly first: string;
  readonly second: string;
  readonly rows: readonly { readonly first: string; readonly second: string; readonly before: Ore; readonly after: Ore }[];
}

function Differences({ label, first, second, rows }: DifferencesProps) {
  const t = useTexts(rangeDeskTexts);
  return (
    <table className="range-differences">
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col">{second}</th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('after')}</th>
          <th scope="col">{t('difference')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two houses may have one name, and rows never move
          <tr key={at}>
            <th scope="row">{row.first}</th>
            <td>{row.second}</td>
            <td translate="no">{formatKr(row.before)}</td>
            <td translate="no">{formatKr(row.after)}</td>
            <td translate="no">{formatDifference(ore(row.after - row.before))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
