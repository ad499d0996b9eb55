import type { GroupedObjections, HealthExample, HealthObjection, ObjectionGroup } from '@gavel/contract/staff';
import { rangeHealthTexts } from '@gavel/texts';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { OpenVisit } from './open-visit.tsx';
import { useMoreObjections } from './use-more-objections.ts';
import './health.css';

/** How many houses an objection names at most. */
const MOST_HOUSES = 4;

/**
 * Shows the objections to a range. Those that nobody can sign (accept with a reason) come first. Objections of one kind
 * share a row; a click on this row shows them. Each objection shows a sentence, its file and line, and the clicks that lead to the problem.
 */
export function Objections({ label, grouped }: { label: string; grouped: GroupedObjections }) {
  const t = useTexts(rangeHealthTexts);
  const { list, tag, groups } = grouped;
  const isPublished = list === 'published' || list === 'publishedRemarks';
  const hasClicks = groups.some(({ first }) => first.some(({ example }) => example));
  return (
    <>
      {!isPublished && hasClicks && <p className="range-condition">{t('openVisit_draft')}</p>}
      <ul className="range-objections" aria-label={label}>
        {groups.map((group) => (
          <li key={`${list} ${tag} ${group.property} ${group.kind} ${group.stops}`}>
            <Group grouped={grouped} group={group} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface GroupProps {
  readonly grouped: GroupedObjections;
  readonly group: ObjectionGroup;
}

function Group({ grouped, group }: GroupProps) {
  const t = useTexts(rangeHealthTexts);
  const { kind, stops, count, first } = group;
  const [only] = first;
  return (
    <>
      {stops !== 'never' && <span className={`range-stops range-stops-${stops}`}>{t(`stops_${stops}`)}</span>}
      {count === 1 && only ? (
        <Objection objection={only} />
      ) : (
        <Disclosure label={t(`kind_${kind}`, { count })} isLate>
          <ObjectionsOf grouped={grouped} group={group} />
        </Disclosure>
      )}
    </>
  );
}

function ObjectionsOf({ grouped, group }: GroupProps) {
  const t = useTexts(rangeHealthTexts);
  const { shown, more, state, firstNew } = useMoreObjections(grouped, group);
  const list = useRef<HTMLUListElement>(null);
  // Move the focus to the first of the newly loaded objections, so that a screen reader continues there.
  useEffect(() => {
    const item = firstNew === null ? null : list.current?.children[firstNew];
    if (item instanceof HTMLElement) item.focus({ preventScroll: true });
  }, [firstNew]);
  return (
    <>
      <ul ref={list} className="range-alike">
        {shown.map((objection) => (
          <li key={`${objection.file} ${objection.line} ${objection.sentence}`} tabIndex={-1}>
            <Objection objection={objection} />
          </li>
        ))}
      </ul>
      <div className="range-more">
        <p role="status">
          {t('shownOf', { shown: shown.length, count: group.count })}
          {state === 'changed' && ` ${t('moreChanged')}`}
          {state === 'failed' && ` ${t('moreFailed')}`}
        </p>
        {shown.length < group.count && (
          <Button className="slim" disabled={state === 'loading' || state === 'changed'} onClick={more}>
            {t('showMore')}
          </Button>
        )}
      </div>
    </>
  );
}

function Objection({ objection }: { objection: HealthObjection }) {
  const t = useTexts(rangeHealthTexts);
  const { property, file, line, sentence, houses, example } = objection;
  const named = houses.slice(0, MOST_HOUSES).join(', ') + (houses.length > MOST_HOUSES ? ' …' : '');
  return (
    <>
      {/* Objections to pictures are in English, because they are for the people who make the pictures. */}
      <h3 lang={property === 'pictures' ? 'en' : undefined}>{sentence}</h3>
      <p className="range-condition">
        {[
          file === null ? null : t('faultPlace', { file, line: String(line ?? 1) }),
          houses.length === 0 ? null : t('allHouses', { count: houses.length, houses: named }),
        ]
          .filter(Boolean)
          .join('. ')}
      </p>
      {example && <Clicks example={example} sentence={sentence} />}
    </>
  );
}

/** Shows, step by step, the clicks that lead to the problem of an objection, and a link that opens a visit with these clicks. */
function Clicks({ example, sentence }: { example: HealthExample; sentence: string }) {
  const t = useTexts(rangeHealthTexts);
  const list = new Intl.ListFormat('sv-SE');
  const { houseTitle, municipalityName, clicks, picks } = example;
  return (
    <div className="range-clicks">
      <p>{t('clicks')}</p>
      <ol>
        <li>{t('clicksIn', { house: houseTitle, municipality: municipalityName })}</li>
        {clicks.map(({ question, answer }) => (
          <li key={`${question} ${answer}`}>{t('click', { question, answer })}</li>
        ))}
        {picks.length > 0 && (
          <li>{t('picks', { picks: list.format(picks.map(({ question, answer }) => t('pick', { question, answer }))) })}</li>
        )}
        {clicks.length + picks.length === 0 && <li>{t('atOnce')}</li>}
      </ol>
      <OpenVisit example={example} sentence={sentence} />
    </div>
  );
}
