import { formatDay } from '@gavel/core';
import { customersTexts } from '@gavel/texts';
import { ArrowLeft, Mail, Phone } from 'lucide-react';
import { Link } from 'react-router';
import { fetcherContext } from '../../page-context.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonAnchor, TextLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Route } from './+types/customer';
import { browserStaffApi } from './browser-staff-api.ts';
import { CustomerConsents } from './customer-consents.tsx';
import { CustomerHouses } from './customer-houses.tsx';
import { CustomerRequests } from './customer-requests.tsx';
import { CUSTOMERS, customerAddress, useDesk } from './desk.ts';
import { forStaff } from './for-staff.ts';
import { useLeadWords } from './lead-words.ts';
import { createStaffApi, type StaffApi } from './staff-calls.ts';
import { telOf } from './tel-of.ts';
import { Timeline } from './timeline.tsx';
import './lead.css';
import './customer.css';

export const loader = ({ context, params }: Route.LoaderArgs) =>
  load(createStaffApi(context.get(fetcherContext)), params.customer);
export const clientLoader = async ({ params }: Route.ClientLoaderArgs) => load(await browserStaffApi(), params.customer);

async function load(api: StaffApi, id: string) {
  return /^\d{1,6}$/.test(id) ? forStaff(api.readCustomer({ parameters: { id: Number(id) } })) : null;
}

/** `/admin/customers/{id}`: one customer on one page: their houses, what they asked, what they agreed to, everything that happened. */
export default function Customer({ loaderData: customer }: Route.ComponentProps) {
  const t = useTexts(customersTexts);
  const { now } = useDesk();
  const words = useLeadWords(now);
  if (!customer) return <Gone />;
  const { phone, email, municipalityName, customerNumber, entries, alike } = customer;
  const name = customer.name || t('noName');
  return (
    <div className="customer">
      <PageHead title={name} hidden />
      <div className="customer-main">
        <BackToAll />
        <header className="customer-head">
          <div>
            <h1 tabIndex={-1}>{name}</h1>
            <div className="lead-contact">
              {phone && (
                <a href={telOf(phone)}>
                  <Icon icon={Phone} small /> <span className="num">{phone}</span>
                </a>
              )}
              {email && (
                <a href={`mailto:${email}`}>
                  <Icon icon={Mail} small /> {email}
                </a>
              )}
            </div>
            <p className="muted">
              {municipalityName && `${municipalityName} · `}
              {customerNumber === null ? t('noAccount') : t('number', { number: String(customerNumber) })}
            </p>
          </div>
          {phone && (
            <ButtonAnchor kind="primary" className="slim" href={telOf(phone)} data-key="r" aria-label={t('callNamed', { name })}>
              {t('call')} <Icon icon={Phone} small />
            </ButtonAnchor>
          )}
        </header>
        {alike.length > 0 && (
          <p className="customer-alike">
            {t('alike')}{' '}
            {alike.map((other) => (
              <TextLink key={other.id} to={customerAddress(other.id)}>
                {other.name || other.email}
              </TextLink>
            ))}
          </p>
        )}
        <CustomerHouses key={customer.id} customer={customer} words={words} />
        <CustomerRequests leads={customer.leads} words={words} />
        <CustomerConsents consents={customer.consents} day={formatDay} />
      </div>
      <aside className="customer-side">
        <Timeline entries={entries} words={words} namesLeads />
      </aside>
    </div>
  );
}

function Gone() {
  const t = useTexts(customersTexts);
  return (
    <div className="desk-plain">
      <BackToAll />
      <h1>{t('gone')}</h1>
    </div>
  );
}

function BackToAll() {
  const t = useTexts(customersTexts);
  return (
    <Link to={CUSTOMERS} className="customer-back">
      <Icon icon={ArrowLeft} small /> {t('back')}
    </Link>
  );
}
