import type { RangeEffects } from '@gavel/contract/staff';
import { rangeDeskTexts, rangeHealthTexts, rangeReleaseTexts } from '@gavel/texts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FilledForm } from '../../../ui/filled-form.tsx';
import { useRequestWords } from '../../parts/desk-words.ts';
import { countObjections } from '../health/count-objections.ts';
import { useKeptWords } from '../parts/use-kept-words.ts';
import type { RangeWork } from '../use-range-desk.ts';
import { PublishTime } from './publish-time.tsx';
import { isApproved } from './review.tsx';
import { Words } from './words.tsx';

interface PublishFormProps {
  readonly work: RangeWork;
  readonly effects: RangeEffects;
  /** Called when the draft is published or scheduled, with a sentence for the user. */
  onDone(done: string): void;
}

/**
 * Publishes the draft whose effects are shown above the form, now or at a set time. If it has warnings, the user signs (accepts) them
 * with a reason.
 */
export function PublishForm({ work, effects, onDone }: PublishFormProps) {
  const t = useTexts(rangeDeskTexts);
  const ofHealth = useTexts(rangeHealthTexts);
  const ofRelease = useTexts(rangeReleaseTexts);
  const { desk, words } = work;
  // Keep the typed texts: the user may open the list of changes and come back, and a change of the draft creates a new form.
  const [message, setMessage] = useKeptWords(words, 'message');
  const [reason, setReason] = useKeptWords(words, 'reason');
  /** The time to publish at; empty: publish now. */
  const [chosenTime, setChosenTime] = useKeptWords(words, 'publishAt');
  const publishAt = chosenTime === '' ? null : chosenTime;
  const { day } = useRequestWords(desk.now);
  const warnings = countObjections(effects.toSign);
  if (desk.changes.length === 0 || countObjections(effects.refusals) > 0) return null;
  if (!desk.mayPublish) return <p className="range-lead">{t('mayNot')}</p>;
  if (warnings > 0 && !desk.maySign) return <p className="range-lead">{ofHealth('maySign')}</p>;
  if (effects.review.length > 0 && !isApproved(desk.release.review)) return null;
  const publish = async () => {
    const signed = warnings > 0 ? reason.trim() : '';
    const isDone =
      publishAt === null
        ? await work.publish(effects.draftTag, message.trim(), signed)
        : await work.schedule(effects.draftTag, message.trim(), signed, publishAt);
    if (!isDone) return;
    words.clear();
    const [date = '', time = ''] = chosenTime.split('T');
    onDone(publishAt === null ? t('publishedNow') : ofRelease('scheduledNow', { when: `${day(date)} ${time}` }));
  };
  const act =
    publishAt === null
      ? warnings > 0
        ? ofHealth('signAndPublish')
        : t('publish')
      : ofRelease(warnings > 0 ? 'signAndSchedule' : 'schedule');
  return (
    <FilledForm className="range-publish" aria-labelledby="range-publish" onSend={() => void publish()}>
      <h2 id="range-publish">{t('publishHeading')}</h2>
      <PublishTime chosen={publishAt} choose={(time) => setChosenTime(time ?? '')} now={desk.now} />
      <p className="range-condition">{publishAt === null ? t('publishText') : ofRelease('laterText')}</p>
      <Words label={t('message')} value={message} write={setMessage} />
      {warnings > 0 && (
        <>
          <p>{ofHealth('signText', { count: warnings })}</p>
          <Words label={ofHealth('signReason')} value={reason} write={setReason} isRequired />
        </>
      )}
      <Button kind="primary" type="submit" disabled={work.isBusy}>
        {act}
      </Button>
    </FilledForm>
  );
}
