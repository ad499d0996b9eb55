import type { DraftHealth, ShownHealth } from '@gavel/contract/staff';
import { rangeHealthTexts } from '@gavel/texts';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Message } from '../../../ui/message.tsx';
import { browserStaffApi } from '../../access/browser-staff-api.ts';
import { useRequestWords } from '../../parts/desk-words.ts';
import type { RangeWork } from '../use-range-desk.ts';
import { countObjections } from './count-objections.ts';
import { Objections } from './objections.tsx';
import { PossibleHouses } from './possible-houses.tsx';
import { shownSeconds } from './shown-seconds.ts';
import { Verdicts } from './verdicts.tsx';
import './health.css';

const shown = ['published', 'draft'] as const;
type Shown = (typeof shown)[number];

/** Shows what the proof of the published range or of the draft found: objections, a result for each property, and the possible houses. */
export function Health({ work }: { work: RangeWork }) {
  const t = useTexts(rangeHealthTexts);
  const [of, setOf] = useState<Shown>('published');
  const { desk } = work;
  const isSame = of === 'draft' && desk.changes.length === 0;
  const tag = isSame ? null : `${of} ${of === 'draft' ? desk.draftTag : desk.published.id}`;
  const { found, hasFailed, again } = useHealth(of, tag);
  return (
    <section className="range-part range-health" aria-label={t('part')}>
      {/* biome-ignore lint/a11y/useSemanticElements: this group has two buttons and no fields */}
      <div className="range-health-of" role="group" aria-label={t('of')}>
        {shown.map((one) => (
          <button key={one} type="button" aria-pressed={one === of} onClick={() => setOf(one)}>
            {t(`of_${one}`)}
          </button>
        ))}
      </div>
      {isSame && <p className="range-lead">{t('sameAsPublished')}</p>}
      {tag !== null && !found && !hasFailed && <Message>{t('working')}</Message>}
      {tag !== null && hasFailed && (
        <>
          <Message kind="error">{t('failed')}</Message>
          <Button className="slim" onClick={again}>
            {t('again')}
          </Button>
        </>
      )}
      {tag !== null && found && (
        <>
          <Faults faults={found.faults} />
          {found.health && <Proven health={found.health} now={desk.now} />}
        </>
      )}
    </section>
  );
}

type Found = Pick<DraftHealth, 'faults' | 'health'>;

/**
 * Loads the result of the proof of the published range or of the draft, and again when `tag` changes.
 * @param tag identifies the version or the draft; null if there is nothing to load
 */
function useHealth(of: Shown, tag: string | null) {
  const [known, setKnown] = useState<{ readonly tag: string; readonly found: Found | null } | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tag decides what to load, and a retry loads it again
  useEffect(() => {
    if (tag === null) return;
    let isWanted = true;
    readHealth(of)
      .catch(() => null)
      .then((found) => isWanted && setKnown({ tag, found }));
    return () => {
      isWanted = false;
    };
  }, [tag, tries]);
  const isKnown = known !== null && known.tag === tag;
  return {
    found: isKnown ? known.found : null,
    hasFailed: isKnown && known.found === null,
    again: () => {
      setKnown(null);
      setTries((count) => count + 1);
    },
  };
}

async function readHealth(of: Shown): Promise<Found> {
  const api = await browserStaffApi();
  return of === 'draft' ? api.readDraftHealth() : { faults: [], health: await api.readRangeHealth() };
}

function Proven({ health, now }: { health: ShownHealth; now: number }) {
  const t = useTexts(rangeHealthTexts);
  const words = useRequestWords(now);
  const { at, seconds, verdicts, objections, remarks, houses } = health;
  const [objected, remarked] = [countObjections(objections), countObjections(remarks)];
  const statements = verdicts.reduce((sum, verdict) => sum + verdict.statements, 0);
  return (
    <>
      <header className="range-health-head">
        <h2>{objected === 0 ? t('well') : t('objections', { count: objected })}</h2>
        <p>{t('proof', { statements, seconds: shownSeconds(seconds), when: words.moment(at) })}</p>
      </header>
      {objected > 0 && <Objections label={t('objectionsHeading')} grouped={objections} />}
      <Verdicts verdicts={verdicts} />
      <PossibleHouses houses={houses} />
      {remarked > 0 && (
        <details className="range-remarks">
          <summary>{t('remarks', { count: remarked })}</summary>
          <Objections label={t('stops_never')} grouped={remarks} />
        </details>
      )}
    </>
  );
}

function Faults({ faults }: Pick<DraftHealth, 'faults'>) {
  const t = useTexts(rangeHealthTexts);
  if (faults.length === 0) return null;
  return (
    <section aria-labelledby="health-faults">
      <h2 id="health-faults">{t('faults')}</h2>
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
