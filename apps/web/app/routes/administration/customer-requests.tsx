import type { WorkedLead } from '@gavel/contract/staff';
import { formatKr } from '@gavel/core';
import { customersTexts } from '@gavel/texts';
import { Link } from 'react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { LeadStateMark } from './lead-state-mark.tsx';
import type { useLeadWords } from './lead-words.ts';
import { leadAddress } from './leads-address.ts';

interface CustomerRequestsProps {
  readonly leads: readonly WorkedLead[];
  readonly words: ReturnType<typeof useLeadWords>;
}

/** What a customer has asked, with how far each request has come and what is next. */
export function CustomerRequests({ leads, words }: CustomerRequestsProps) {
  const t = useTexts(customersTexts);
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
              </div>
              <LeadStateMark lead={lead} today={words.today} />
              <span className={words.next(lead).isLate ? 'lead-next is-late' : 'lead-next'}>
                {words.next(lead).words}
                {lead.owner && <small>{lead.owner.name}</small>}
              </span>
              <span className="lead-price">{lead.price === null ? '–' : formatKr(lead.price)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
