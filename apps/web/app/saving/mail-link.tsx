import { logInTexts, mailLinkTexts } from '@gavel/texts';
import { useCallback, useState } from 'react';
import { useShareLink } from '../sharing/use-share-link.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Message } from '../ui/message.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useCheckedForm } from '../ui/use-checked-form.ts';

interface MailLinkProps {
  /** The id of the element that explains why the link cannot be e-mailed now; null if the network is available. */
  readonly offlineId: string | null;
}

/** Sends a visitor without an account the link to the current house by e-mail. If there is no link yet, the page first makes one. */
export function MailLink({ offlineId }: MailLinkProps) {
  const t = useTexts(mailLinkTexts);
  const words = useTexts(logInTexts);
  const { mail } = useShareLink();
  const schema = useCallback(async () => {
    const { mailLinkSchema } = await import('./mail-link-schema.ts');
    return mailLinkSchema(words);
  }, [words]);
  const { register, submit, formState } = useCheckedForm(schema, { email: '' });
  const { errors, isSubmitting } = formState;
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const send = submit(async ({ email }) => {
    if (offlineId) return;
    setOutcome(null);
    setOutcome({ kind: await mail(email), email });
  });
  return (
    <form className="mail-link" method="post" noValidate onSubmit={send}>
      <TextField label={t('email')} type="email" autoComplete="email" {...register('email')} error={errors.email?.message} />
      <Button type="submit" disabled={isSubmitting} aria-disabled={offlineId !== null} aria-describedby={offlineId ?? undefined}>
        {t('send')}
      </Button>
      {outcome && (
        <Message kind={outcome.kind === 'sent' ? 'notice' : 'error'}>{t(outcome.kind, { email: outcome.email })}</Message>
      )}
    </form>
  );
}

interface Outcome {
  readonly kind: 'sent' | 'failed' | 'tooMany';
  /** The address that the visitor has entered. */
  readonly email: string;
}
