import { leadTexts } from '@gavel/texts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, TextButton } from '../../ui/button.tsx';
import { FilledForm } from '../../ui/filled-form.tsx';

interface LeadFormProps {
  readonly isBusy: boolean;
  /** What saving it is called, where that is not saving. */
  readonly go?: string;
  readonly children: ReactNode;
  /** Whether it was saved; what is written stays otherwise. */
  save(): Promise<boolean>;
  close(): void;
}

/** A few fields that open where they belong. The first has focus; Escape closes them. */
export function LeadForm({ isBusy, go, children, save, close }: LeadFormProps) {
  const t = useTexts(leadTexts);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus(), []);
  return (
    <FilledForm
      ref={form}
      className="lead-form"
      onSend={() => void save().then((isSaved) => isSaved && close())}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        close();
      }}
    >
      {children}
      <div className="lead-form-go">
        <Button type="submit" className="slim" disabled={isBusy}>
          {go ?? t('save')}
        </Button>
        <TextButton onClick={close}>{t('cancel')}</TextButton>
      </div>
    </FilledForm>
  );
}
