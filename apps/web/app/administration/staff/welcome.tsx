import { administrationTexts, staffTexts } from '@gavel/texts';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { keyInAddress } from '../../shell/key-in-address.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { CONTENT_ID } from '../../shell/skip-link.tsx';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { CheckedForm } from '../../ui/checked-form.tsx';
import { Message } from '../../ui/message.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useCheckedForm } from '../../ui/use-checked-form.ts';
import { Wordmark } from '../../ui/wordmark.tsx';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import { TODAY } from '../parts/desk.ts';
import '../../account/account-form.css';
import '../frame/administration.css';
import './welcome.css';

/**
 * `/welcome`: an invited colleague chooses a password. The secret key of the invitation is in the `#` part of the link in the e-mail. This
 * part stays in the address while the page is open.
 */
export default function Welcome() {
  const t = useTexts(staffTexts);
  const texts = useTexts(administrationTexts);
  const { brand } = useSite();
  const invitation = useInvitation();
  return (
    <div className="welcome">
      <PageHead title={t('welcomeTitle', { brand: brand.name })} hidden />
      <header>
        <Wordmark name={brand.name} logo={brand.logo} label={texts('home', { brand: brand.name })} />
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className="desk-plain">
        <h1>{t('welcomeHeading')}</h1>
        <p>{t('welcomeText', { brand: brand.name })}</p>
        <ChoosePassword key={invitation} />
      </main>
    </div>
  );
}

function ChoosePassword() {
  const t = useTexts(staffTexts);
  const schema = useCallback(async () => (await import('./welcome-schema.ts')).welcomeSchema(t), [t]);
  const form = useCheckedForm(schema, {});
  const { register, submit, setError } = form;
  const { errors, isSubmitting } = form.formState;
  const [failure, setFailure] = useState<string | null>(null);

  const choose = submit(async ({ password }) => {
    setFailure(null);
    try {
      await (await browserStaffApi()).acceptStaffInvitation({ body: { key: location.hash.slice(1), password } });
      // Load a full page, so that every part of the page uses the new account. If the user needs a second factor, the login page asks for
      // it.
      location.assign(`/login?returnUrl=${encodeURIComponent(TODAY)}`);
    } catch (error) {
      const fault = (error instanceof ApiError && faults[error.code]) || 'welcomeFailed';
      if (fault === 'tooShort' || fault === 'common' || fault === 'ownWords')
        setError('password', { message: t(fault) }, { shouldFocus: true });
      else setFailure(t(fault));
    }
  });

  return (
    <CheckedForm form={form} className="account-form" onSubmit={choose}>
      <PasswordField
        label={t('password')}
        hint={t('passwordHint')}
        autoComplete="new-password"
        {...register('password')}
        error={errors.password?.message}
      />
      <PasswordField label={t('again')} autoComplete="new-password" {...register('again')} error={errors.again?.message} />
      {failure && <Message kind="error">{failure}</Message>}
      <div className="account-form-go">
        <Button type="submit" kind="primary" disabled={isSubmitting}>
          {t('choose')}
        </Button>
      </div>
    </CheckedForm>
  );
}

/**
 * Puts the key back into the address after the skip link has replaced it. Returns how many links of other invitations the user has opened
 * in this tab after the first one. For such a link the browser does not reload the page, because only the `#` part of the address differs.
 */
function useInvitation(): number {
  const [invitation, setInvitation] = useState(0);
  useEffect(() => {
    let key = keyInAddress();
    const read = () => {
      const given = location.hash.slice(1);
      if (given === CONTENT_ID) history.replaceState(history.state, '', `#${key}`);
      else if (given !== key) {
        key = given;
        setInvitation((before) => before + 1);
      }
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return invitation;
}

const faults: Readonly<Record<string, 'unknown' | 'common' | 'ownWords' | 'tooShort' | 'tooMany'>> = {
  'unknown-invitation': 'unknown',
  'common-password': 'common',
  'own-words-password': 'ownWords',
  'malformed-body': 'tooShort',
  'too-many-requests': 'tooMany',
  busy: 'tooMany',
};
