import type { OpenedCustomer, WorkedRequest } from '@gavel/contract/staff';
import { formatKr } from '@gavel/core';
import { customersTexts } from '@gavel/texts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { TextButton } from '../../ui/button.tsx';
import type { useRequestWords } from '../parts/desk-words.ts';
import { RequestStateMark } from '../parts/milestone-mark.tsx';
import { NextWords } from '../parts/next-words.tsx';
import { requestAddress } from '../parts/request-addresses.ts';
import { SendLink } from './send-link.tsx';
import type { CustomerWork } from './use-customer-work.ts';

interface CustomerRequestsProps {
  readonly customer: OpenedCustomer;
  readonly words: ReturnType<typeof useRequestWords>;
  readonly work: CustomerWork;
}

/** A customer’s requests, each with its milestone and next step. */
export function CustomerRequests({ customer: { leads: requests, savedHouses }, words, work }: CustomerRequestsProps) {
  const t = useTexts(customersTexts);
  const [sent, setSent] = useState<string | null>(null);
  // A request about a listed saved house has no button that e-mails the link to the house: the list of saved houses has that button.
  const hasOwnLink = ({ configurationId }: WorkedRequest) =>
    configurationId !== null && !savedHouses.some(({ id }) => id === configurationId);
  return (
    <section className="customer-part" aria-labelledby="forfragningar">
      <header>
        <h2 id="forfragningar">{t('requests')}</h2>
        <span className="muted num">{requests.length > 0 && requests.length}</span>
      </header>
      {requests.length === 0 ? (
        <p className="muted">{t('noRequests')}</p>
      ) : (
        <ul className="customer-requests">
          {requests.map((request) => (
            <li key={request.id}>
              <div>
                <Link to={requestAddress(request.id)} className="lead-name">
                  {words.house(request)}
                </Link>
                <small>{words.moment(request.arrivedAt)}</small>
                {hasOwnLink(request) && (
                  <TextButton
                    aria-expanded={sent === request.id}
                    aria-label={t('sendLinkNamed', { house: request.houseTitle })}
                    onClick={() => setSent(request.id)}
                  >
                    {t('sendLink')}
                  </TextButton>
                )}
              </div>
              <RequestStateMark request={request} today={words.today} />
              <span className="lead-next">
                <NextWords request={request} words={words} />
                {request.owner && <small>{request.owner.name}</small>}
              </span>
              <span className="lead-price">{request.price === null ? '–' : formatKr(request.price)}</span>
              {sent === request.id && request.configurationId !== null && (
                <SendLink token={request.configurationId} work={work} close={() => setSent(null)} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
