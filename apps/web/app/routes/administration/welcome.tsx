import { administrationTexts, staffTexts } from '@gavel/texts';
import { type SyntheticEvent, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { CONTENT_ID } from '../../shell/skip-link.tsx';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { browserStaffApi } from './browser-staff-api.ts';
import { TODAY } from './desk.ts';
import '../../account/account-form.css';
import './administration.css';
import './welcome.css';

type Fault = 'tooShort' | 'different' | 'common' | 'unknown' | 'tooMany' | 'welcomeFailed';

/** `/welcome`: who shall work here chooses their password. The key stands behind the `#` of the letter's link, and leaves the address only with the page. */
export default function Welcome() {
  const t = useTexts(staffTexts);
  const texts = useTexts(administrationTexts);
  const { brand } = useSite();
  const [fault, setFault] = useState<Fault | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function choose(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const written = new FormData(event.currentTarget);
    const [password, again] = [String(written.get('password')), String(written.get('again'))];
    const wrong = password.length < 8 ? 'tooShort' : password !== again ? 'different' : null;
    setFault(wrong);
    if (wrong) return;
    setBusy(true);
    try {
      await (await browserStaffApi()).acceptStaffInvitation({ body: { key: location.hash.slice(1), password } });
      // Loaded anew, so that every part of the page knows who is in; where a second factor is asked for, that comes next.
      location.assign(`/login?returnUrl=${encodeURIComponent(TODAY)}`);
    } catch (error) {
      setFault((error instanceof ApiError && faults[error.code]) || 'welcomeFailed');
      setBusy(false);
    }
  }

  const ofFirst = fault === 'tooShort' || fault === 'common';
  return (
    <div className="welcome">
      <PageHead title={t('welcomeTitle', { brand: brand.name })} hidden />
      <header>
        <Wordmark name={brand.name} logo={brand.logo} label={texts('home', { brand: brand.name })} />
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className="desk-plain">
        <h1>{t('welcomeHeading')}</h1>
        <p>{t('welcomeText', { brand: brand.name })}</p>
        <form className="account-form" method="post" noValidate onSubmit={choose}>
          <TextField
            label={t('password')}
            hint={t('passwordHint')}
            type="password"
            name="password"
            autoComplete="new-password"
            error={ofFirst ? t(fault) : undefined}
          />
          <TextField
            label={t('again')}
            type="password"
            name="again"
            autoComplete="new-password"
            error={fault === 'different' ? t(fault) : undefined}
          />
          {fault && !ofFirst && fault !== 'different' && <Message kind="error">{t(fault)}</Message>}
          <div className="account-form-go">
            <Button type="submit" kind="primary" disabled={isBusy}>
              {t('choose')}
            </Button>
          </div>
        </form>
      </main>
    </div>
  );
}

const faults: Readonly<Record<string, Fault>> = {
  'unknown-invitation': 'unknown',
  'common-password': 'common',
  'malformed-body': 'tooShort',
  'too-many-requests': 'tooMany',
  busy: 'tooMany',
};
