import { actingTexts } from '@gavel/texts';
import { useState } from 'react';
import { browserApi } from '../api/browser-api.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useSession } from './use-account.ts';
import { problemOf } from './what-went-wrong.ts';
import './acting-banner.css';

/** On every page while a member of staff acts for a customer: whom for, and the way to end it. */
export function ActingBanner() {
  const t = useTexts(actingTexts);
  const { account } = useSession();
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  if (failure) throw failure.error;
  if (!account?.actingFor) return null;
  const { fullName, id } = account.actingFor;

  const fail = (error: unknown) => {
    // Somebody else is logged in by now, or it has ended in another tab: the page looks again.
    if (problemOf(error) !== 'other-account') setFailure({ error });
  };

  async function end() {
    await (await browserApi()).endActing();
    // Everything on the page may be the customer's. What is to be done next stands on the first page of the administration.
    location.assign('/admin');
  }

  return (
    <section className="acting-banner" aria-label={t('label')}>
      <p>{t.rich('acting', { name: fullName, number: String(id), b: (words) => <b key="name">{words}</b> })}</p>
      <button type="button" onClick={() => void end().catch(fail)}>
        {t('end')}
      </button>
    </section>
  );
}
