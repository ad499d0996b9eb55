import type { OpenedCustomer } from '@gavel/contract/staff';
import { formatDay } from '@gavel/core';
import { customersTexts } from '@gavel/texts';
import { useTexts } from '../../texts/use-texts.ts';

interface CustomerConsentsProps {
  readonly consents: OpenedCustomer['consents'];
}

/** Shows the consents of a customer, each with its version and date. */
export function CustomerConsents({ consents }: CustomerConsentsProps) {
  const t = useTexts(customersTexts);
  return (
    <section className="customer-part" aria-labelledby="samtycken">
      <header>
        <h2 id="samtycken">{t('consents')}</h2>
      </header>
      {consents.length === 0 ? (
        <p className="muted">{t('noConsents')}</p>
      ) : (
        <ul className="customer-consents">
          {consents.map(({ title, version, givenAt, withdrawnAt }) => (
            <li key={`${title} ${version} ${givenAt}`}>
              <span>{version ? t('consent', { title, version }) : title}</span>
              <span className="muted">
                {t('given', { when: formatDay(givenAt) })}
                {withdrawnAt !== null && `, ${t('withdrawn', { when: formatDay(withdrawnAt) })}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
