import type { OpenedCustomer, WorkedLead } from '@gavel/contract/staff';
import { formatKr } from '@gavel/core';
import { customersTexts } from '@gavel/texts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { TextButton } from '../../ui/button.tsx';
import type { useLeadWords } from '../parts/desk-words.ts';
import { LeadStateMark } from '../parts/milestone-mark.tsx';
import { NextWords } from '../parts/next-words.tsx';
import { leadAddress } from '../parts/request-addresses.ts';
import { SendLink } from './send-link.tsx';
import type { CustomerWork } from './use-customer-work.ts';

interface CustomerRequestsProps {
  readonly customer: OpenedCustomer;
  readonly words: ReturnType<typeof useLeadWords>;
  readonly work: CustomerWork;
}

/** What a customer has asked, with how far each request has come and what is next. */
export function CustomerRequests({ customer: { leads, savedHouses }, words, work }: CustomerRequestsProps) {
  const t = useTexts(customersTexts);
  const [sent, setSent] = useState<string | null>(null);
  // Of a saved house the link is sent where it stands.
  const hasOwnLink = ({ configurationId }: WorkedLead) =>
    configurationId !== null && !savedHouses.some(({ id }) => id === configurationId);
  return (
    <section className="customer-part" aria-labelledby="forfragningar">
      <header>
        <h2 id="forfragningar">{t('requests')}</h2>
        <span className="muted num">{leads.length > 0 && leads.length}</span>
      </header>
      {leads.length === 0 ? (
        <p className="muted">{t('noRequests')}</p>
      ) : (
        <ul className="customer-requests">
          {leads.map((lead) => (
            <li key={lead.id}>
              <div>
                <Link to={leadAddress(lead.id)} className="lead-name">
                  {words.house(lead)}
                </Link>
                <small>{words.moment(lead.arrivedAt)}</small>
                {hasOwnLink(lead) && (
                  <TextButton
                    aria-expanded={sent === lead.id}
                    aria-label={t('sendLinkNamed', { house: lead.houseTitle })}
                    onClick={() => setSent(lead.id)}
                  >
                    {t('sendLink')}
                  </TextButton>
                )}
              </div>
              <LeadStateMark lead={lead} today={words.today} />
              <span className="lead-next">
                <NextWords lead={lead} words={words} />
                {lead.owner && <small>{lead.owner.name}</small>}
              </span>
              <span className="lead-price">{lead.price === null ? '–' : formatKr(lead.price)}</span>
              {sent === lead.id && lead.configurationId !== null && (
                <SendLink token={lead.configurationId} work={work} close={() => setSent(null)} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
