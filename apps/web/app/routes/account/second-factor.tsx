import { securityTexts } from '@gavel/texts';
import { ConfirmForm } from '../../account/confirm-form.tsx';
import { SecondFactorForm } from '../../account/second-factor-form.tsx';
import { useSession } from '../../account/use-account.ts';
import { browserApi } from '../../api/browser-api.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Message } from '../../ui/message.tsx';

/** Lets the user set up the second factor of the account, or remove it. */
export function SecondFactor() {
  const t = useTexts(securityTexts);
  const { account, setAccount } = useSession();
  if (!account) return null;
  const known = account;

  async function remove(password: string) {
    const api = await browserApi();
    await api.removeSecondFactor({ body: { password } });
    // Read the account again: the server decides whether the user must have a second factor from now on. If that fails, the factor is
    // removed nevertheless.
    setAccount(await api.readAccount().catch(() => ({ ...known, hasSecondFactor: false })));
  }

  return (
    <section className="guide-part">
      <h2>{t('factorHeading')}</h2>
      <div className="profile-form">
        {account.hasSecondFactor ? (
          <>
            <Message>{t('factorOn')}</Message>
            <Disclosure key="stop" look="link" label={t('factorStop')}>
              <div className="profile-form">
                <p>{t('factorStopText')}</p>
                <ConfirmForm label={t('factorStop')} send={remove} />
              </div>
            </Disclosure>
          </>
        ) : (
          <>
            <p className="profile-text">{t('factorText')}</p>
            <Disclosure key="start" look="link" label={t('factorStart')}>
              <SecondFactorForm onDone={() => setAccount({ ...known, hasSecondFactor: true, needsSecondFactor: false })} />
            </Disclosure>
          </>
        )}
      </div>
    </section>
  );
}
