import { logInTexts } from '@gavel/texts';
import { type ReactNode, useCallback, useState } from 'react';
import { browserApi } from '../api/browser-api.ts';
import { useSite } from '../site/use-site.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button, TextButton } from '../ui/button.tsx';
import { CheckedForm } from '../ui/checked-form.tsx';
import { Message } from '../ui/message.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useCheckedForm } from '../ui/use-checked-form.ts';
import { problemOf } from './what-went-wrong.ts';
import './account-form.css';

interface ForgotFormProps {
  /** The e-mail address that the user has already entered in another form; empty if there is none. */
  readonly email: string;
  onBack(email: string): void;
}

type Outcome = 'resetDone' | 'resetPortal' | 'resetFailed' | 'tooMany';

/** The form that requests a one-time password. Its button is enabled only with a valid address, and disabled while the form is sent. */
export function ForgotForm({ email: known, onBack }: ForgotFormProps) {
  const t = useTexts(logInTexts);
  const { brand } = useSite();
  const schema = useCallback(async () => (await import('./log-in-schema.ts')).forgotSchema(t), [t]);
  const form = useCheckedForm(schema, { email: known });
  const { register, submit, getValues } = form;
  const { errors, isSubmitting, isValid } = form.formState;
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  /** After these outcomes the user has a password with which they can log in. */
  const canLogIn = outcome === 'resetDone' || outcome === 'resetPortal';
  const back = () => onBack(getValues('email'));

  const send = submit(async ({ email }) => {
    setOutcome(null);
    try {
      const { isSuccess, data } = await (await browserApi()).resetPassword({ body: { email } });
      if (isSuccess) setOutcome('resetDone');
      else setOutcome(data === 'portal-account' ? 'resetPortal' : 'resetFailed');
    } catch (error) {
      setOutcome(problemOf(error) === 'too-many-requests' ? 'tooMany' : 'resetFailed');
    }
  });
  const said = {
    brand: brand.name,
    email: brand.customerService,
    mail: (words: ReactNode) => (
      <a key="mail" className="text-link" href={`mailto:${brand.customerService}`}>
        {words}
      </a>
    ),
  };

  return (
    <CheckedForm form={form} className="account-form" onSubmit={send}>
      <p className="account-form-lead">{t('resetText')}</p>
      <TextField
        label={t('email')}
        type="email"
        autoComplete="username"
        required
        {...register('email')}
        error={errors.email?.message}
      />
      {outcome && <Message kind={outcome === 'resetDone' ? 'notice' : 'error'}>{t.rich(outcome, said)}</Message>}
      <div className="account-form-go">
        <Button type="submit" kind={canLogIn ? 'plain' : 'primary'} disabled={!isValid || isSubmitting}>
          {t('resetSend')}
        </Button>
        {canLogIn ? (
          <Button kind="primary" onClick={back}>
            {t('toLogIn')}
          </Button>
        ) : (
          <TextButton onClick={back}>{t('toLogIn')}</TextButton>
        )}
      </div>
    </CheckedForm>
  );
}
