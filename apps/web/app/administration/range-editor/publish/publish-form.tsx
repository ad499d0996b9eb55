import { rangeDeskTexts } from '@gavel/texts';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { LabelledField } from '../../../ui/labelled-field.tsx';
import type { RangeWork } from '../use-range-desk.ts';

const LONGEST_MESSAGE = 500;

/** Publishes the draft whose effects stand above it. @param draftTag of those effects */
export function PublishForm({ work, draftTag }: { work: RangeWork; draftTag: string }) {
  const t = useTexts(rangeDeskTexts);
  const [message, setMessage] = useState('');
  if (work.desk.changes.length === 0) return null;
  if (!work.desk.mayPublish) return <p className="range-lead">{t('mayNot')}</p>;
  const publish = (event: FormEvent) => {
    event.preventDefault();
    void work.publish(draftTag, message.trim());
  };
  return (
    <form className="range-publish" aria-labelledby="range-publish" onSubmit={publish}>
      <h2 id="range-publish">{t('publishHeading')}</h2>
      <p>{t('publishText')}</p>
      <LabelledField label={t('message')}>
        {(field) => (
          <textarea
            {...field}
            className="desk-field"
            rows={2}
            maxLength={LONGEST_MESSAGE}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
        )}
      </LabelledField>
      <Button kind="primary" type="submit" disabled={work.isBusy}>
        {t('publish')}
      </Button>
    </form>
  );
}
