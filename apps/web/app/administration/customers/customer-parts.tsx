import type { ListedCustomer, OpenedCustomer } from '@gavel/contract/staff';
import { customersTexts } from '@gavel/texts';
import { useRef, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, TextButton, TextLink } from '../../ui/button.tsx';
import { FilledForm } from '../../ui/filled-form.tsx';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import { customerAddress } from '../parts/desk.ts';
import type { CustomerWork } from './use-customer-work.ts';

interface CustomerPartsProps {
  readonly customer: OpenedCustomer;
  readonly work: CustomerWork;
}

/**
 * The e-mail addresses of one customer. If another customer is the same person, staff can merge the two, so that both addresses are in this
 * list. They can also separate the addresses again.
 */
export function CustomerParts({ customer: { id, parts, alike }, work }: CustomerPartsProps) {
  const t = useTexts(customersTexts);
  const [asks, setAsks] = useState(false);
  const join = (customerId: number) => work.change({ kind: 'join', customerId });
  return (
    <section className="customer-part" aria-labelledby="adresser">
      <header>
        <h2 id="adresser">{t('addresses')}</h2>
        <TextButton aria-expanded={asks} onClick={() => setAsks(!asks)}>
          {t('join')}
        </TextButton>
      </header>
      <ul className="customer-rows">
        {parts.map((part) => (
          <li key={part.id}>
            <span>{part.address}</span>
            {part.id !== id && (
              <TextButton
                aria-label={t('partNamed', { address: part.address })}
                disabled={work.isBusy}
                onClick={() => void work.change({ kind: 'part', customerId: part.id })}
              >
                {t('part')}
              </TextButton>
            )}
          </li>
        ))}
        {alike.map((other) => (
          <Joinable key={other.id} other={other} why={t('samePhone')} isBusy={work.isBusy} join={() => void join(other.id)} />
        ))}
      </ul>
      {asks && (
        <FindOther own={parts.map((part) => part.id)} work={work} join={(other) => void join(other).then(() => setAsks(false))} />
      )}
    </section>
  );
}

interface JoinableProps {
  readonly other: Pick<ListedCustomer, 'id' | 'name' | 'email'>;
  readonly why: string;
  readonly isBusy: boolean;
  join(): void;
}

function Joinable({ other: { id, name, email }, why, isBusy, join }: JoinableProps) {
  const t = useTexts(customersTexts);
  return (
    <li>
      <span>
        <TextLink to={customerAddress(id)}>{name || t('noName')}</TextLink>{' '}
        <span className="muted">{[email, why].filter(Boolean).join(', ')}</span>
      </span>
      <TextButton aria-label={t('joinNamed', { name: name || email })} disabled={isBusy} onClick={join}>
        {t('joinThis')}
      </TextButton>
    </li>
  );
}

interface FindOtherProps {
  readonly own: readonly number[];
  readonly work: CustomerWork;
  join(customerId: number): void;
}

/** The search for another customer record of the same person. */
function FindOther({ own, work, join }: FindOtherProps) {
  const t = useTexts(customersTexts);
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<readonly ListedCustomer[] | 'failed' | null>(null);
  const latest = useRef(0);

  async function find() {
    latest.current += 1;
    const asked = latest.current;
    // The response to an earlier search may arrive after the response to a later search. Show only the response to the latest one.
    const show = (result: typeof found) => asked === latest.current && setFound(result);
    try {
      const { customers } = await (await browserStaffApi()).listCustomers({ parameters: { search: search.trim() } });
      show(customers.filter((customer) => !own.includes(customer.id)).slice(0, MOST_FOUND));
    } catch {
      show('failed');
    }
  }

  return (
    <FilledForm className="lead-form" onSend={() => void find()}>
      <div className="customer-find">
        <LabelledField label={t('joinWhom')} required>
          {(field) => (
            <input
              {...field}
              className="desk-field"
              value={search}
              maxLength={100}
              autoComplete="off"
              onChange={({ target }) => setSearch(target.value)}
            />
          )}
        </LabelledField>
        <Button type="submit" className="slim">
          {t('find')}
        </Button>
      </div>
      <div role="status">
        {found === 'failed' && <p>{t('failed')}</p>}
        {found !== null && found !== 'failed' && found.length === 0 && <p>{t('emptySearch')}</p>}
        {found !== null && found !== 'failed' && found.length > 0 && (
          <ul className="customer-rows">
            {found.map((other) => (
              <Joinable key={other.id} other={other} why="" isBusy={work.isBusy} join={() => join(other.id)} />
            ))}
          </ul>
        )}
      </div>
    </FilledForm>
  );
}

/** The greatest number of customers that the search lists. To find more customers, staff type more search words. */
const MOST_FOUND = 8;
