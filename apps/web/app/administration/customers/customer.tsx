import type { OpenedCustomer } from '@gavel/contract/staff';
import { customersTexts, requestPageTexts } from '@gavel/texts';
import { ArrowLeft, Mail, Phone } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { fetcherContext } from '../../page-context.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonAnchor, TextButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Message } from '../../ui/message.tsx';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import { forStaff } from '../access/for-staff.ts';
import { createStaffApi, type StaffApi } from '../access/staff-calls.ts';
import { ListKeys } from '../list-parts/list-keys.tsx';
import { CUSTOMERS, useDesk } from '../parts/desk.ts';
import { useRequestWords } from '../parts/desk-words.ts';
import { shownPhone, telOf } from '../parts/tel-of.ts';
import { Timeline } from '../parts/timeline.tsx';
import { WriteNote } from '../parts/write-note.tsx';
import type { Route } from './+types/customer';
import { CustomerConsents } from './customer-consents.tsx';
import { CustomerHouses } from './customer-houses.tsx';
import { CustomerParts } from './customer-parts.tsx';
import { CustomerRequests } from './customer-requests.tsx';
import { useCustomerWork } from './use-customer-work.ts';
import '../list-parts/list.css';
import '../parts/record.css';
import './customer.css';

export const loader = ({ context, params }: Route.LoaderArgs) =>
  load(createStaffApi(context.get(fetcherContext)), params.customer);
export const clientLoader = async ({ params }: Route.ClientLoaderArgs) => load(await browserStaffApi(), params.customer);

async function load(api: StaffApi, id: string) {
  return /^\d{1,6}$/.test(id) ? forStaff(api.readCustomer({ parameters: { customer: Number(id) } })) : null;
}

/** `/admin/customers/{id}`: one customer: their houses, requests, consents and timeline. */
export default function Customer({ loaderData: customer }: Route.ComponentProps) {
  const { now } = useDesk();
  return customer ? <Sheet key={customer.id} customer={customer} now={now} /> : <Gone />;
}

function Sheet({ customer, now }: { customer: OpenedCustomer; now: number }) {
  const t = useTexts(customersTexts);
  const { brand } = useSite();
  const request = useTexts(requestPageTexts);
  const words = useRequestWords(now);
  const work = useCustomerWork(customer);
  const [writes, setWrites] = useState(false);
  const name = customer.name || t('noName');
  return (
    <div className="customer">
      <PageHead title={`${name} – ${brand.name}`} hidden />
      <div className="customer-main">
        <BackToAll />
        <Head customer={customer} name={name} />
        {work.trouble && (
          <Message kind="error">{t(work.trouble === 'refused' || work.trouble === 'erased' ? 'failed' : work.trouble)}</Message>
        )}
        <CustomerHouses customer={customer} words={words} work={work} />
        <CustomerRequests customer={customer} words={words} work={work} />
        <CustomerConsents consents={customer.consents} />
        <CustomerParts customer={customer} work={work} />
        <ListKeys />
      </div>
      <aside className="customer-side">
        <Timeline
          entries={customer.entries}
          words={words}
          namesRequests
          acts={
            <TextButton data-key="n" aria-expanded={writes} onClick={() => setWrites(true)}>
              {request('note')}
            </TextButton>
          }
        >
          {writes && <WriteNote save={work.note} isBusy={work.isBusy} close={() => setWrites(false)} />}
        </Timeline>
      </aside>
    </div>
  );
}

/** Shows the name and the contact data of the customer. */
function Head({ customer, name }: { customer: OpenedCustomer; name: string }) {
  const t = useTexts(customersTexts);
  const { phone, email, municipalityName, customerNumber } = customer;
  return (
    <header className="customer-head">
      <div>
        <h1 tabIndex={-1}>{name}</h1>
        <div className="lead-contact">
          {phone && (
            <a href={telOf(phone)}>
              <Icon icon={Phone} small /> <span className="num">{shownPhone(phone)}</span>
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
