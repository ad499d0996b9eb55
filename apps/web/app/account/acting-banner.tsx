import { actingTexts } from '@gavel/texts';
import { useState } from 'react';
import { browserApi } from '../api/browser-api.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useSession } from './use-account.ts';
import { problemOf } from './what-went-wrong.ts';
import './acting-banner.css';

/** The banner that every page has while staff act for a customer. It shows the customer’s name and a button to stop acting. */
export function ActingBanner() {
  const t = useTexts(actingTexts);
  const { account } = useSession();
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  if (failure) throw failure.error;
  if (!account?.actingFor) return null;
  const { fullName, id } = account.actingFor;

  const fail = (error: unknown) => {
    // `other-account`: another tab has changed the login or has stopped acting. The page then reads the account again without a click.
    if (problemOf(error) !== 'other-account') setFailure({ error });
  };

  async function end() {
    await (await browserApi()).endActing();
    // Leaves the page, because all its content may belong to the customer. The first page of the administration lists the next tasks.
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
