import { requestPageTexts } from '@gavel/texts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, TextButton } from '../../ui/button.tsx';
import { FilledForm } from '../../ui/filled-form.tsx';

interface RequestFormProps {
  readonly isBusy: boolean;
  /** The label of the submit button; left out: the label for saving. */
  readonly go?: string;
  readonly children: ReactNode;
  /** Saves the fields and returns whether it succeeded. If it fails, the fields keep their text. */
  save(): Promise<boolean>;
  close(): void;
}

/** A small form within a page. Its first field gets the focus; Escape closes the form. */
export function RequestForm({ isBusy, go, children, save, close }: RequestFormProps) {
  const t = useTexts(requestPageTexts);
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
