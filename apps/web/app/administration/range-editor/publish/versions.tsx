import type { RangeDifference, RangeVersion } from '@gavel/contract/staff';
import { rangeDeskTexts, rangeHealthTexts } from '@gavel/texts';
import { type FormEvent, useEffect, useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { Message } from '../../../ui/message.tsx';
import { browserStaffApi } from '../../access/browser-staff-api.ts';
import { useRequestWords } from '../../parts/desk-words.ts';
import { shownSeconds } from '../health/shown-seconds.ts';
import { UploadPair } from '../pictures/one-picture/picture-pair.tsx';
import type { RangeWork } from '../use-range-desk.ts';
import { Approval } from './approval.tsx';
import { Scheduled } from './scheduled.tsx';

/** Shows every version of the range with its author, time and message. Compares any two versions, and restores an earlier one. */
export function Versions({ work }: { work: RangeWork }) {
  const t = useTexts(rangeDeskTexts);
  const { versions, hasFailed } = useVersions(work.desk.published.id);
  return (
    <section className="range-part" aria-label={t('part_versioner')}>
      <p className="range-lead">{t('versionsLead')}</p>
      {hasFailed && <Message kind="error">{t('trouble_failed')}</Message>}
      <Scheduled work={work} />
      {versions.length > 1 && <Compare key={versions[0]?.id} versions={versions} areas={work.desk.areas} />}
      <ul className="range-versions">
        {versions.map((version) => (
          <Version key={version.id} version={version} work={work} />
        ))}
      </ul>
    </section>
  );
}

/**
 * Loads the list of versions.
 * @param latest the number of the latest version; when it changes, the list loads again
 */
function useVersions(latest: number) {
  const [versions, setVersions] = useState<readonly RangeVersion[]>([]);
  const [hasFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new latest version means that the list has changed
  useEffect(() => {
    browserStaffApi()
      .then((api) => api.listRangeVersions())
      .then((listed) => setVersions(listed.versions))
      .catch(() => setFailed(true));
  }, [latest]);
  return { versions, hasFailed };
}

function Version({ version, work }: { version: RangeVersion; work: RangeWork }) {
  const t = useTexts(rangeDeskTexts);
  const words = useRequestWords(work.desk.now);
  const { id, at, by, origin, restores, message } = version;
  const isServed = id === work.desk.published.id;
  return (
    <li>
      <div>
        <h2>
          {t('version', { id: String(id) })} {isServed && <span className="range-served">{t('isServed')}</span>}
        </h2>
        <p>
          {words.moment(at)}, {by ?? t(origin === 'folder' ? 'byOperator' : 'byNobody')},{' '}
          {t(`origin_${origin}`, { restores: String(restores ?? '') })}
        </p>
        {message && <p className="range-message">{message}</p>}
        <VersionProof version={version} />
        {version.approval && <Approval approval={version.approval} now={work.desk.now} />}
      </div>
      {!isServed && work.desk.mayPublish && (
        <ConfirmButton
          name={t('restoreName', { id: String(id) })}
          question={t('restoreQuestion', { id: String(id) })}
          text={t('restoreText', { when: words.moment(at) })}
          act={t('restore')}
          onConfirm={() => void work.restore(id)}
        >
          {t('restore')}
        </ConfirmButton>
      )}
    </li>
  );
}

/** Shows the result of the proof of a version of the range, and who has signed the version’s warnings. */
function VersionProof({ version: { proof, signature } }: { version: RangeVersion }) {
  const t = useTexts(rangeHealthTexts);
  return (
    <>
      {proof && (
        <p className="range-by">
          {t('versionProof', { statements: proof.statements, seconds: shownSeconds(proof.seconds) })},{' '}
          {proof.objections === 0 ? t('versionProven') : t('versionObjections', { count: proof.objections })}
        </p>
      )}
      {signature && <p className="range-by">{t('signedBy', signature)}</p>}
    </>
  );
}

type Areas = RangeWork['desk']['areas'];

function Compare({ versions, areas }: { versions: readonly RangeVersion[]; areas: Areas }) {
  const t = useTexts(rangeDeskTexts);
  const [to, setTo] = useState(versions[0]?.id ?? 0);
  const [from, setFrom] = useState(versions[1]?.id ?? 0);
  // Stored by the compared versions, so that differences never appear under other versions, even if a response comes late.
  const [found, setFound] = useState<ReadonlyMap<string, readonly RangeDifference[]>>(new Map());
  const pair = `${from} ${to}`;
  const shown = found.get(pair);
  const [hasFailed, setFailed] = useState(false);
  const compare = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const api = await browserStaffApi();
      const { differences } = await api.compareRangeVersions({ parameters: { version: to, from } });
      setFound((before) => new Map([...before, [pair, differences]]));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  const options = versions.map(({ id }) => (
    <option key={id} value={id}>
      {t('version', { id: String(id) })}
    </option>
  ));
  return (
    <>
      <form className="range-compare" onSubmit={(event) => void compare(event)}>
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
      {shown && <Found differences={shown} areas={areas} />}
    </>
  );
}

function Found({ differences, areas }: { differences: readonly RangeDifference[]; areas: Areas }) {
  const t = useTexts(rangeDeskTexts);
  const nameOf = (step: string) => {
    const text = `trail_${step}`;
    return areas.find(({ key }) => key === step)?.name ?? (isText(text) ? t(text) : step);
  };
  // Leave out the key `answers` of a path, because it means nothing to the reader.
  const words = (trail: readonly string[]) => trail.filter((step) => step !== 'answers').map(nameOf);
  return (
    <div className="range-found" role="status">
      <p>{t('differences', { count: differences.length })}</p>
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
