import { longestLinkWords } from '@gavel/contract/staff';
import { customersTexts } from '@gavel/texts';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { RequestForm } from '../parts/desk-form.tsx';
import type { CustomerWork } from './use-customer-work.ts';

interface SendLinkProps {
  /** The token of the house. */
  readonly token: string;
  readonly work: CustomerWork;
  close(): void;
}

/** The form with which staff e-mail a link to a house, with a short message, to the customer. */
export function SendLink({ token, work, close }: SendLinkProps) {
  const t = useTexts(customersTexts);
  const [words, setWords] = useState('');
  const save = () => work.sendLink({ configurationId: token, words: words.trim() });
  return (
    <RequestForm isBusy={work.isBusy} close={close} save={save} go={t('sendNow')}>
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
    </RequestForm>
  );
}
