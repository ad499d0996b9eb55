import { longestLinkWords } from '@gavel/contract/staff';
import { customersTexts } from '@gavel/texts';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { LeadForm } from '../parts/desk-form.tsx';
import type { CustomerWork } from './use-customer-work.ts';

interface SendLinkProps {
  /** Of the house. */
  readonly token: string;
  readonly work: CustomerWork;
  close(): void;
}

/** Mails the customer a link to a house, with a few words. */
export function SendLink({ token, work, close }: SendLinkProps) {
  const t = useTexts(customersTexts);
  const [words, setWords] = useState('');
  const save = () => work.sendLink({ configurationId: token, words: words.trim() });
  return (
    <LeadForm isBusy={work.isBusy} close={close} save={save} go={t('sendNow')}>
      <LabelledField label={t('linkWords')}>
        {(field) => (
          <textarea
            {...field}
            className="desk-field"
            rows={3}
            value={words}
            maxLength={longestLinkWords}
            placeholder={t('linkPlaceholder')}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </LabelledField>
    </LeadForm>
  );
}
