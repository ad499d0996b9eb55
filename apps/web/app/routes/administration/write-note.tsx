import { longestNote } from '@gavel/contract/staff';
import { leadTexts } from '@gavel/texts';
import { useId, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { LeadForm } from './lead-form.tsx';

interface WriteNoteProps {
  readonly isBusy: boolean;
  save(words: string): Promise<boolean>;
  close(): void;
}

/** Where a note is written. */
export function WriteNote({ isBusy, save, close }: WriteNoteProps) {
  const t = useTexts(leadTexts);
  const id = useId();
  const [words, setWords] = useState('');
  return (
    <LeadForm isBusy={isBusy} isReady={words.trim() !== ''} close={close} save={() => save(words.trim())}>
      <label htmlFor={id} className="visually-hidden">
        {t('noteLabel')}
      </label>
      <textarea
        id={id}
        className="desk-field"
        rows={4}
        value={words}
        maxLength={longestNote}
        placeholder={t('notePlaceholder')}
        onChange={({ target }) => setWords(target.value)}
      />
    </LeadForm>
  );
}
