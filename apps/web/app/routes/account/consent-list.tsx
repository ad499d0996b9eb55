import type { GivenConsent } from '@gavel/contract';
import { formatDate } from '@gavel/core';
import { profileTexts } from '@gavel/texts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { isSubscribed, NEWSLETTER } from '../../account/has-newsletter.ts';
import { browserApi } from '../../api/browser-api.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';

interface ConsentListProps {
  readonly consents: readonly GivenConsent[];
  /** Whether the builder has a newsletter. */
  readonly newsletter: boolean;
}

/** The user's consents with version and date, and a checkbox for the newsletter. */
export function ConsentList({ consents, newsletter }: ConsentListProps) {
  const t = useTexts(profileTexts);
  const { revalidate } = useRevalidator();
  const [work, setWork] = useState<'none' | 'working' | 'failed'>('none');
  const isAsked = isSubscribed(consents);

  async function ask(wanted: boolean) {
    setWork('working');
    try {
      await (await browserApi()).setNewsletter({ body: { newsletter: wanted } });
      await revalidate();
      setWork('none');
    } catch {
      setWork('failed');
    }
  }

  return (
    <section className="guide-part">
      <h2>{t('consentsHeading')}</h2>
      <div>
        <ul className="profile-rows">
          {consents.map(({ slug, version, givenAt, withdrawnAt }) => (
            <li key={`${slug} ${givenAt}`}>
              <b>{slug === NEWSLETTER ? t('newsletterHeading') : t('terms')}</b>
              <span>
                {withdrawnAt === null
                  ? t('given', { version, date: day(givenAt) })
                  : t('withdrawn', { version, date: day(givenAt), withdrawn: day(withdrawnAt) })}
              </span>
            </li>
          ))}
        </ul>
        <p className="profile-note">{t('withdrawTerms')}</p>
        {(newsletter || isAsked) && (
          <CheckboxField
            label={t('newsletter')}
            checked={isAsked}
            disabled={work === 'working'}
            onChange={({ target }) => ask(target.checked)}
            error={work === 'failed' ? t('newsletterFailed') : undefined}
            isErrorAnnounced
          />
        )}
      </div>
    </section>
  );
}

function day(time: number): string {
  return formatDate(new Date(time).toISOString());
}
