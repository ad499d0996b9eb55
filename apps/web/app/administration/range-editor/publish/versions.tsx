import type { RangeDifference, RangeVersion } from '@gavel/contract/staff';
import { rangeDeskTexts } from '@gavel/texts';
import { type FormEvent, useEffect, useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { Message } from '../../../ui/message.tsx';
import { browserStaffApi } from '../../access/browser-staff-api.ts';
import { useLeadWords } from '../../parts/desk-words.ts';
import type { RangeWork } from '../use-range-desk.ts';

/** Every version of the range: who, when, why; any two compared, and each restored. */
export function Versions({ work }: { work: RangeWork }) {
  const t = useTexts(rangeDeskTexts);
  const { versions, hasFailed } = useVersions(work.desk.published.id);
  return (
    <section className="range-part" aria-label={t('part_versioner')}>
      <p className="range-lead">{t('versionsLead')}</p>
      {hasFailed && <Message kind="error">{t('trouble_failed')}</Message>}
      {versions.length > 1 && <Compare key={versions[0]?.id} versions={versions} areas={work.desk.areas} />}
      <ul className="range-versions">
        {versions.map((version) => (
          <Version key={version.id} version={version} work={work} />
        ))}
      </ul>
    </section>
  );
}

/** @param latest another one is listed anew */
function useVersions(latest: number) {
  const [versions, setVersions] = useState<readonly RangeVersion[]>([]);
  const [hasFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version may have been published
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
  const words = useLeadWords(work.desk.now);
  const { id, at, by, origin, restores, message } = version;
  const isServed = id === work.desk.published.id;
  return (
    <li>
      <div>
        <h2>
          {t('version', { id: String(id) })} {isServed && <span className="range-served">{t('isServed')}</span>}
        </h2>
        <p>
          {words.moment(at)}, {by ?? t('byNobody')}, {t(`origin_${origin}`, { restores: String(restores ?? '') })}
        </p>
        {message && <p className="range-message">{message}</p>}
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

type Areas = RangeWork['desk']['areas'];

function Compare({ versions, areas }: { versions: readonly RangeVersion[]; areas: Areas }) {
  const t = useTexts(rangeDeskTexts);
  const [to, setTo] = useState(versions[0]?.id ?? 0);
  const [from, setFrom] = useState(versions[1]?.id ?? 0);
  const [found, setFound] = useState<readonly RangeDifference[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const compare = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const api = await browserStaffApi();
      setFound((await api.compareRangeVersions({ parameters: { version: to, from } })).differences);
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
      {found && <Found differences={found} areas={areas} />}
    </>
  );
}

function Found({ differences, areas }: { differences: readonly RangeDifference[]; areas: Areas }) {
  const t = useTexts(rangeDeskTexts);
  // What stands around answers says nothing to whoever reads.
  const words = (trail: readonly string[]) =>
    trail
      .filter((step) => step !== 'answers')
      .map((step) => (step === 'price' ? t('trail_price') : (areas.find(({ key }) => key === step)?.name ?? step)));
  return (
    <div className="range-found" role="status">
      <p>{t('differences', { count: differences.length })}</p>
      <ul>
        {differences.map(({ file, trail, before, after }) => (
          <li key={`${file} ${trail.join(' ')}`}>
            <b>{words(trail).join(' › ')}</b> <small>{file}</small>
            <span>
              {before === null ? t('differenceNew') : <del>{before}</del>} →{' '}
              {after === null ? t('differenceGone') : <ins>{after}</ins>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
