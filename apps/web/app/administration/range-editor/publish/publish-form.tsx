import type { RangeEffects } from '@gavel/contract/staff';
import { rangeDeskTexts, rangeHealthTexts, rangeReleaseTexts } from '@gavel/texts';
import { useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FilledForm } from '../../../ui/filled-form.tsx';
import { countObjections } from '../health/count-objections.ts';
import type { RangeWork } from '../use-range-desk.ts';
import { PublishTime } from './publish-time.tsx';
import { isApproved } from './review.tsx';
import { Words } from './words.tsx';

/** Publishes the draft whose effects are shown above the form, now or at a set time, and signs its warnings. */
export function PublishForm({ work, effects }: { work: RangeWork; effects: RangeEffects }) {
  const t = useTexts(rangeDeskTexts);
  const ofHealth = useTexts(rangeHealthTexts);
  const ofRelease = useTexts(rangeReleaseTexts);
  const [message, setMessage] = useState('');
  const [reason, setReason] = useState('');
  /** The time to publish at; null: publish now. */
  const [publishAt, setPublishAt] = useState<string | null>(null);
  const { desk } = work;
  const warnings = countObjections(effects.toSign);
  if (desk.changes.length === 0 || countObjections(effects.refusals) > 0) return null;
  if (!desk.mayPublish) return <p className="range-lead">{t('mayNot')}</p>;
  if (warnings > 0 && !desk.maySign) return <p className="range-lead">{ofHealth('maySign')}</p>;
  if (effects.review.length > 0 && !isApproved(desk.release.review)) return null;
  const publish = () => {
    const signed = warnings > 0 ? reason.trim() : '';
    if (publishAt === null) void work.publish(effects.draftTag, message.trim(), signed);
    else void work.schedule(effects.draftTag, message.trim(), signed, publishAt);
  };
  const act =
    publishAt === null
      ? warnings > 0
        ? ofHealth('signAndPublish')
        : t('publish')
      : ofRelease(warnings > 0 ? 'signAndSchedule' : 'schedule');
  return (
    <FilledForm className="range-publish" aria-labelledby="range-publish" onSend={publish}>
      <h2 id="range-publish">{t('publishHeading')}</h2>
      <PublishTime chosen={publishAt} choose={setPublishAt} now={desk.now} />
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
