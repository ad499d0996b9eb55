import { longestNote } from '@gavel/contract/staff';
import { requestPageTexts } from '@gavel/texts';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { RequestForm } from './desk-form.tsx';

interface WriteNoteProps {
  readonly isBusy: boolean;
  save(words: string): Promise<boolean>;
  close(): void;
}

/** The form in which the user writes a note. */
export function WriteNote({ isBusy, save, close }: WriteNoteProps) {
  const t = useTexts(requestPageTexts);
  const [words, setWords] = useState('');
  return (
    <RequestForm isBusy={isBusy} close={close} save={() => save(words.trim())}>
      <LabelledField label={t('noteLabel')} required hidesLabel>
        {(field) => (
          <textarea
            {...field}
            className="desk-field"
            rows={4}
            value={words}
            maxLength={longestNote}
            placeholder={t('notePlaceholder')}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </LabelledField>
    </RequestForm>
  );
}
