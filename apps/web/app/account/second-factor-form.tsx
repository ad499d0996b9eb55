import type { SecondFactorSecret } from '@gavel/contract';
import { securityTexts } from '@gavel/texts';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { browserApi } from '../api/browser-api.ts';
import { pageAccount } from '../api/page-account.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { CheckedForm } from '../ui/checked-form.tsx';
import { Message } from '../ui/message.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useCheckedForm } from '../ui/use-checked-form.ts';
import { lazyPart } from '../ui/when-loaded.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { problemOf } from './what-went-wrong.ts';
import '../ui/qr-code.css';
import './account-form.css';
import './second-factor-form.css';

const QrCode = lazyPart(async () => (await import('../ui/qr-code.tsx')).QrCode);

interface SecondFactorFormProps {
  /** The password that the user has just entered; null: the form asks for it. */
  readonly known?: string | null;
  /** Whether the form is the main content of the screen. */
  readonly primary?: boolean;
  /** Called when the second factor works and the user has stored the recovery codes. */
  onDone(): void;
}

/** Sets up an authenticator app in three steps: the user enters the password, enters a code of the app, and stores the recovery codes. */
export function SecondFactorForm({ known = null, primary = false, onDone }: SecondFactorFormProps) {
  const t = useTexts(securityTexts);
  const [secret, setSecret] = useState<SecondFactorSecret | null>(null);
  const [isConfirmed, setConfirmed] = useState(false);
  useEffect(() => {
    // Keep the old state of the account while the form shows the recovery codes. If the user goes to another window to store the
    // codes and comes back, the page would otherwise read the new state and replace the form.
    pageAccount.isHeld = isConfirmed;
    return () => {
      pageAccount.isHeld = false;
    };
  }, [isConfirmed]);

  if (!secret) {
    const begin = async (password: string) => setSecret(await (await browserApi()).beginSecondFactor({ body: { password } }));
    return <ConfirmForm primary={primary} label={t('factorBegin')} known={known} send={begin} />;
  }
  if (!isConfirmed) return <AppStep primary={primary} secret={secret} onConfirmed={() => setConfirmed(true)} />;
  return (
    <div className="account-form">
      <h3>{t('codesHeading')}</h3>
      <p role="status">{t('codesText')}</p>
      <ul className="recovery-codes">
        {secret.recoveryCodes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="account-form-go">
        <Button kind={primary ? 'primary' : 'plain'} onClick={onDone}>
          {t('codesKept')}
        </Button>
      </div>
    </div>
  );
}

function AppStep({ primary, secret, onConfirmed }: { primary: boolean; secret: SecondFactorSecret; onConfirmed(): void }) {
  const t = useTexts(securityTexts);
  const schema = useCallback(async () => (await import('./security-schemas.ts')).codeSchema(t), [t]);
  const form = useCheckedForm(schema, {});
  const { register, submit, setError } = form;
  const { errors, isSubmitting } = form.formState;
  const [failure, setFailure] = useState<string | null>(null);

  const confirm = submit(async ({ code }) => {
    setFailure(null);
    try {
      await (await browserApi()).confirmSecondFactor({ body: { code } });
      onConfirmed();
    } catch (error) {
      const problem = problemOf(error);
      if (problem === 'wrong-code') setError('code', { message: t('wrongCode') }, { shouldFocus: true });
      else setFailure(t(problem === 'too-many-requests' ? 'tooMany' : 'failed'));
    }
  });

  return (
    <CheckedForm form={form} className="account-form" onSubmit={confirm}>
      <p>
        {t.rich('factorScan', {
          app: (words) => (
            <a key="app" className="text-link" href={secret.address}>
              {words}
            </a>
          ),
        })}
      </p>
      <Suspense fallback={<div className="qr-code" />}>
        <QrCode text={secret.address} label={t('factorPicture')} />
      </Suspense>
      <p>
        {t('factorByHand')}
        <code className="app-key">{keyOf(secret.address)}</code>
      </p>
      <TextField
        label={t('factorCode')}
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        {...register('code')}
        error={errors.code?.message}
      />
      {failure && <Message kind="error">{failure}</Message>}
      <div className="account-form-go">
        <Button type="submit" kind={primary ? 'primary' : 'plain'} disabled={isSubmitting}>
          {t('factorConfirm')}
        </Button>
      </div>
    </CheckedForm>
  );
}

/** Returns the key that the user types into an authenticator app, in groups that are easy to read. */
function keyOf(address: string): string {
  const secret = new URL(address).searchParams.get('secret') ?? '';
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}
