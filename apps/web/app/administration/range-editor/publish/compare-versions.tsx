import type { RangeDesk, RangeDifference, RangeVersion } from '@gavel/contract/staff';
import { rangeDeskTexts } from '@gavel/texts';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Message } from '../../../ui/message.tsx';
import { browserStaffApi } from '../../access/browser-staff-api.ts';
import { useRequestWords } from '../../parts/desk-words.ts';
import { UploadPair } from '../pictures/one-picture/picture-pair.tsx';
import { countDifferences } from './count-differences.ts';
import { listed } from './review.tsx';

type Areas = RangeDesk['areas'];

interface CompareVersionsProps {
  /** The latest version first. */
  readonly versions: readonly RangeVersion[];
  readonly desk: Pick<RangeDesk, 'areas' | 'now'>;
}

/** Compares two versions that the user chooses. */
export function CompareVersions({ versions, desk: { areas, now } }: CompareVersionsProps) {
  const t = useTexts(rangeDeskTexts);
  const words = useRequestWords(now);
  const [to, setTo] = useState(versions[0]?.id ?? 0);
  const [from, setFrom] = useState(versions[1]?.id ?? 0);
  const { differences, hasFailed, compare } = useDifferences(from, to);
  const options = versions.map(({ id, at }) => (
    <option key={id} value={id}>
      {t('versionOf', { id: String(id), when: words.moment(at) })}
    </option>
  ));
  return (
    <>
      <form
        className="range-compare"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void compare();
        }}
      >
        <label>
          {t('compareFrom')}
          <select className="desk-field" value={from} onChange={({ target }) => setFrom(Number(target.value))}>
            {options}
          </select>
        </label>
        <label>
          {t('compareTo')}
          <select className="desk-field" value={to} onChange={({ target }) => setTo(Number(target.value))}>
            {options}
          </select>
        </label>
        <Button className="slim" type="submit">
          {t('compare')}
        </Button>
      </form>
      {hasFailed && <Message kind="error">{t('trouble_failed')}</Message>}
      {differences && <Found differences={differences} areas={areas} />}
    </>
  );
}

interface VersionChangesProps {
  readonly version: number;
  readonly previous: number;
  readonly areas: Areas;
}

/** Shows what a version changed in the version before it. The differences load when the user unfolds them. */
export function VersionChanges({ version, previous, areas }: VersionChangesProps) {
  const t = useTexts(rangeDeskTexts);
  const { differences, hasFailed, compare } = useDifferences(previous, version);
  return (
    <details
      className="range-remarks"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !differences) void compare();
      }}
    >
      <summary>{t('versionChanges')}</summary>
      {hasFailed && <Message kind="error">{t('trouble_failed')}</Message>}
      {differences && <Found differences={differences} areas={areas} />}
    </details>
  );
}

/** Returns the differences between two versions after `compare` has loaded them. */
function useDifferences(from: number, to: number) {
  // The key is the pair of compared versions, so that a late response never shows its differences under other versions.
  const [found, setFound] = useState<ReadonlyMap<string, readonly RangeDifference[]>>(new Map());
  const [hasFailed, setFailed] = useState(false);
  const pair = `${from} ${to}`;
  const compare = async () => {
    try {
      const api = await browserStaffApi();
      const { differences } = await api.compareRangeVersions({ parameters: { version: to, from } });
      setFound((before) => new Map([...before, [pair, differences]]));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return { differences: found.get(pair), hasFailed, compare };
}

function Found({ differences, areas }: { differences: readonly RangeDifference[]; areas: Areas }) {
  const t = useTexts(rangeDeskTexts);
  const nameOf = (step: string) => {
    const text = `trail_${step}`;
    return areas.find(({ key }) => key === step)?.name ?? (isText(text) ? t(text) : step);
  };
  // A trail is the path of keys to a value in a file of the range. Leave out its key `answers`, because it means nothing to the reader.
  const words = (trail: readonly string[]) => trail.filter((step) => step !== 'answers').map(nameOf);
  const counts = countDifferences(differences).map(({ kind, count }) => t(`difference_${kind}`, { count }));
  return (
    <div className="range-found" role="status">
      <p>
        {t('differences', { count: differences.length })}
        {counts.length > 0 && `: ${listed(counts)}`}
      </p>
      <ul>
        {differences.map(({ file, trail, before, after, uploads }) => (
          <li key={`${file} ${trail.join(' ')}`}>
            <b>{words(trail).join(' › ')}</b> <small>{file}</small>
            <span>
              {before === null ? t('differenceNew') : <del>{before}</del>} →{' '}
              {after === null ? t('differenceGone') : <ins>{after}</ins>}
            </span>
            {uploads && <UploadPair before={uploads.before} after={uploads.after} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

type TrailText = Extract<keyof typeof rangeDeskTexts.messages, `trail_${string}`>;

/** Returns whether a key of the range’s files has a Swedish name. */
function isText(text: string): text is TrailText {
  return Object.hasOwn(rangeDeskTexts.messages, text);
}
