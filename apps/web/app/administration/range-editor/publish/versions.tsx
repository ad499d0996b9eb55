import type { RangeVersion } from '@gavel/contract/staff';
import { rangeDeskTexts, rangeHealthTexts } from '@gavel/texts';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { Message } from '../../../ui/message.tsx';
import { browserStaffApi } from '../../access/browser-staff-api.ts';
import { useRequestWords } from '../../parts/desk-words.ts';
import { shownSeconds } from '../health/shown-seconds.ts';
import type { RangeWork } from '../use-range-desk.ts';
import { Approval } from './approval.tsx';
import { CompareVersions, VersionChanges } from './compare-versions.tsx';
import { Scheduled } from './scheduled.tsx';

/** Shows the latest versions of the range, each with its author, time and message. Compares any two of them, and restores one. */
export function Versions({ work }: { work: RangeWork }) {
  const t = useTexts(rangeDeskTexts);
  const { versions, hasFailed } = useVersions(work.desk.published.id);
  const [restored, setRestored] = useState<number | null>(null);
  return (
    <section className="range-part" aria-label={t('part_versioner')}>
      <p className="range-lead">{t('versionsLead')}</p>
      {hasFailed && <Message kind="error">{t('trouble_failed')}</Message>}
      {restored !== null && <Message>{t('restored', { id: String(restored) })}</Message>}
      <Scheduled work={work} />
      {versions.length > 1 && <CompareVersions key={versions[0]?.id} versions={versions} desk={work.desk} />}
      <ul className="range-versions">
        {versions.map((version, at) => (
          <Version
            key={version.id}
            version={version}
            previous={versions[at + 1]?.id ?? null}
            work={work}
            onRestored={() => setRestored(version.id)}
          />
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

interface VersionProps {
  readonly version: RangeVersion;
  /** The number of the version before this one; null: no version in the list is older. */
  readonly previous: number | null;
  readonly work: RangeWork;
  onRestored(): void;
}

function Version({ version, previous, work, onRestored }: VersionProps) {
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
        {previous !== null && <VersionChanges version={id} previous={previous} areas={work.desk.areas} />}
      </div>
      {!isServed && work.desk.mayPublish && (
        <ConfirmButton
          name={t('restoreName', { id: String(id) })}
          question={t('restoreQuestion', { id: String(id) })}
          text={t('restoreText', { when: words.moment(at) })}
          act={t('restore')}
          onConfirm={() => void work.restore(id).then((isDone) => isDone && onRestored())}
        >
          {t('restore')}
        </ConfirmButton>
      )}
    </li>
  );
}

/** Shows the result of the proof of a version of the range, and who has signed (accepted) the version’s warnings. */
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
