import type { RangeEffects, ReplayedHouses } from '@gavel/contract/staff';
import { formatDifference, formatKr, type Ore, ore } from '@gavel/core';
import { rangeDeskTexts, rangePreviewTexts } from '@gavel/texts';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '../../../../texts/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Message } from '../../../../ui/message.tsx';
import { countObjections } from '../../health/count-objections.ts';
import { PictureEffects } from '../../pictures/picture-effects.tsx';
import type { RangeWork } from '../../use-range-desk.ts';
import { Hindrances } from '../hindrances.tsx';
import { Previews } from '../previews.tsx';
import { PublishForm } from '../publish-form.tsx';
import { Review } from '../review.tsx';
import { useRangePreviews } from '../use-range-previews.ts';
import { ComparedHouses } from './compared-houses.tsx';
import { PlotEffects } from './plot-effects.tsx';
import { VisitorEffects } from './visitor-effects.tsx';

/** Shows the effects of publishing the draft, and below them the form that publishes it. */
export function Effects({ work }: { work: RangeWork }) {
  const t = useTexts(rangeDeskTexts);
  const { effects, isWorking, again } = useEffects(work);
  /** A sentence that confirms what the user has just published or scheduled; null if the user has done neither. */
  const [done, setDone] = useState<string | null>(null);
  const isCurrent = effects?.draftTag === work.desk.draftTag;
  return (
    <section className="range-part" aria-label={t('part_foljder')}>
      {done && <Message>{done}</Message>}
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
          {effects.faults.length === 0 && <Publishable key={effects.draftTag} work={work} effects={effects} onDone={setDone} />}
        </>
      )}
    </section>
  );
}

/** Shows the effects of a draft without faults. */
function Publishable({ work, effects, onDone }: ComponentProps<typeof PublishForm>) {
  const t = useTexts(rangeDeskTexts);
  const previews = useRangePreviews();
  const { saved, quotes } = effects;
  const preview = previews.made;
  return (
    <>
      <Hindrances refusals={effects.refusals} toSign={effects.toSign} />
      {countObjections(effects.refusals) === 0 && <ComparedHouses houses={effects.possible} />}
      <HousePrices houses={effects.houses} />
      <VisitorEffects visitors={effects.visitors} />
      <PictureEffects changes={work.desk.changes} />
      <Replayed heading={t('saved')} none={t('savedNone')} houses={saved} preview={preview} />
      <PlotEffects plots={effects.plots} />
      <Replayed heading={t('quotes')} none={t('quotesNone')} text={t('quotesText')} houses={quotes} preview={preview} />
      <Previews work={previews} hasChanges={work.desk.changes.length > 0} />
      <Review work={work} effects={effects} />
      <PublishForm work={work} effects={effects} onDone={onDone} />
    </>
  );
}

/** Loads the effects of the draft when the page opens, and again when the draft has changed or the user asks for it. */
function useEffects({ readEffects, desk }: RangeWork) {
  const [effects, setEffects] = useState<RangeEffects | null>(null);
  const [isWorking, setWorking] = useState(false);
  const again = async () => {
    setWorking(true);
    setEffects(await readEffects());
    setWorking(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another draft has other effects, so only its tag is a dependency
  useEffect(() => void again(), [desk.draftTag]);
  return { effects, isWorking, again: () => void again() };
}

function Faults({ faults }: Pick<RangeEffects, 'faults'>) {
  const t = useTexts(rangeDeskTexts);
  if (faults.length === 0) return null;
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
  /** The address of the preview that the user has created on this page; null if there is none. */
  readonly preview: string | null;
}

function Replayed({ heading, none, text, houses, preview }: ReplayedProps) {
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
            lost,
            opened: String(count - lost),
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
          rows={examples.map(({ name, houseTitle, token, ...prices }) => ({
            ...prices,
            first: name,
            second: houseTitle,
            more: preview !== null && token !== null && <InPreview address={`${preview}start/${token}`} name={name} />,
          }))}
        />
      )}
    </section>
  );
}

/** The link that opens a saved house in the preview: as its owner would see it if the draft were published. */
function InPreview({ address, name }: { address: string; name: string }) {
  const t = useTexts(rangePreviewTexts);
  return (
    <a className="text-link range-in-preview" href={address} target="_blank" rel="noopener">
      {t('openHouse')}
      <span className="visually-hidden"> {name}</span>
    </a>
  );
}

interface DifferencesProps {
  readonly label: string;
  readonly first: string;
  readonly second: string;
  readonly rows: readonly Difference[];
}

interface Difference {
  readonly first: string;
  readonly second: string;
  readonly before: Ore;
  readonly after: Ore;
  /** More content for the first cell of the row, after the text `first`. */
  readonly more?: ReactNode;
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
            <th scope="row">
              {row.first}
              {row.more}
            </th>
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
