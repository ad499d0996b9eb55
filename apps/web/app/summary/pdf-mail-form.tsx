import { logInTexts, pdfTexts } from '@gavel/texts';
import { useCallback, useState } from 'react';
import { useAccount } from '../account/use-account.ts';
import { problemOf } from '../account/what-went-wrong.ts';
import { browserApi } from '../api/browser-api.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Message } from '../ui/message.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useCheckedForm } from '../ui/use-checked-form.ts';

type Outcome = { readonly kind: 'mailed'; readonly email: string } | { readonly kind: 'mailTooMany' | 'mailFailed' };

/** Sends the PDF of a house to the visitor’s own e-mail address, or to another address that they enter. */
export function PdfMailForm({ id }: { id: string }) {
  const t = useTexts(pdfTexts);
  const words = useTexts(logInTexts);
  const own = useAccount()?.email ?? '';
  const schema = useCallback(async () => (await import('../account/log-in-schema.ts')).forgotSchema(words), [words]);
  const { register, submit, formState } = useCheckedForm(schema, { email: own });
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const send = submit(async ({ email }) => {
    setOutcome(null);
    try {
      await (await browserApi()).mailDocument({ parameters: { id }, body: { email } });
      setOutcome({ kind: 'mailed', email });
    } catch (error) {
      setOutcome({ kind: problemOf(error) === 'too-many-requests' ? 'mailTooMany' : 'mailFailed' });
    }
  });
  return (
    <form className="pdf-mail" method="post" noValidate onSubmit={send}>
      <TextField
        label={words('email')}
        type="email"
        autoComplete="email"
        {...register('email')}
        error={formState.errors.email?.message}
      />
      <div role="status">{outcome?.kind === 'mailed' && <Message>{t('mailed', { email: outcome.email })}</Message>}</div>
      {outcome && outcome.kind !== 'mailed' && <Message kind="error">{t(outcome.kind)}</Message>}
      <Button type="submit" kind="primary" disabled={formState.isSubmitting}>
        {t('mailSend')}
      </Button>
    </form>
  );
}
