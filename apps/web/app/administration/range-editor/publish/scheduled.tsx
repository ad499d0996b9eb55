import type { ScheduledPublication } from '@gavel/contract/staff';
import { rangeReleaseTexts } from '@gavel/texts';
import { useTexts } from '../../../texts/use-texts.ts';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { useRequestWords } from '../../parts/desk-words.ts';
import type { RangeWork } from '../use-range-desk.ts';
import { Approval } from './approval.tsx';
import { listed } from './review.tsx';
import './release.css';

/** Lists the scheduled and the stopped publications. A user who may publish can move the changes of each one back into the draft. */
export function Scheduled({ work }: { work: RangeWork }) {
  const t = useTexts(rangeReleaseTexts);
  const { scheduled } = work.desk.release;
  if (scheduled.length === 0) return null;
  return (
    <section aria-labelledby="range-scheduled">
      <h2 id="range-scheduled">{t('scheduledHeading')}</h2>
      <ul className="range-versions range-scheduled">
        {scheduled.map((publication) => (
          <Publication key={publication.id} publication={publication} work={work} />
        ))}
      </ul>
    </section>
  );
}

function Publication({ publication, work }: { publication: ScheduledPublication; work: RangeWork }) {
  const t = useTexts(rangeReleaseTexts);
  const words = useRequestWords(work.desk.now);
  const { id, publishAt, by, message, approval, titles, changeCount, alsoInDraft, stopped } = publication;
  const when = words.moment(publishAt);
  return (
    <li>
      <div>
        <h3>{stopped ? t('stoppedAt', { when }) : capitalised(when)}</h3>
        <p>
          {t('scheduledBy', { count: changeCount, by: by ?? 'none' })}: <span translate="no">{listed(titles)}</span>
        </p>
        {message && <p className="range-message">{message}</p>}
        {approval && <Approval approval={approval} now={work.desk.now} />}
        {stopped && (
          <div className="range-stale">
            <p>
              {t(`why_${stopped.why}`)} <span translate="no">{stopped.detail}</span>
            </p>
          </div>
        )}
      </div>
      {work.desk.mayPublish && (
        <ConfirmButton
          name={t('takeBackName', { when })}
          question={t('takeBackQuestion', { when })}
          text={alsoInDraft.length === 0 ? t('takeBackText') : t('takeBackKeeps', { titles: listed(alsoInDraft) })}
          act={t('takeBack')}
          onConfirm={() => void work.takeBackSchedule(id)}
        >
          {t('takeBack')}
        </ConfirmButton>
      )}
    </li>
  );
}

function capitalised(words: string): string {
  return words.charAt(0).toLocaleUpperCase('sv-SE') + words.slice(1);
}
