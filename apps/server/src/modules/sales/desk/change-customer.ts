import type { CustomerChange, HouseLink, OpenedCustomer, RequestNote } from '@gavel/contract/staff';
import { AppError } from '../../../http/app-error.ts';
import { type Identity, memberOf } from '../../../http/identity.ts';
import { findUser } from '../../people/accounts/accounts.repository.ts';
import type { Mails } from '../../people/mail/mails.ts';
import { addCustomerEntry, countChange, joinTo, lockCustomers, partFrom } from './customer-changes.repository.ts';
import { mayKnow } from './customers.repository.ts';
import { houseLinkMail } from './house-link-mail.ts';
import { type Knowing, openCustomer } from './look-at-customers.ts';
import { lookingOf } from './look-at-requests.ts';

/**
 * Joins another customer to this one, or separates a joined customer from it again. The history records each join and each separation.
 * Throws `unknown-customer`, and `customer-conflict` if somebody else has joined or separated customers since the user read this one.
 * @param ifMatch the ETag of the customer as the user read it
 */
export async function changeCustomer(
  knowing: Knowing,
  identity: Identity,
  id: number,
  { kind, customerId }: CustomerChange,
  ifMatch: string,
): Promise<OpenedCustomer> {
  const { db } = knowing;
  const looking = lookingOf(knowing, identity);
  const { userId: actorId } = memberOf(identity);
  const whole = await openCustomer(knowing, identity, id);
  if (kind === 'join' && !(await mayKnow(db, looking, customerId))) throw new AppError('unknown-customer', '', unknownOther);
  await db.transaction(async (tx) => {
    const locked = await lockCustomers(tx, whole.id, customerId);
    const main = locked.find((one) => one.id === whole.id);
    const other = locked.find((one) => one.id === customerId);
    if (!main || ifMatch !== `"${main.version}"`) throw new AppError('customer-conflict', '', { field: 'If-Match' });
    if (!other || other.id === main.id || other.joinedTo !== (kind === 'join' ? null : main.id))
      throw new AppError('unknown-customer', '', unknownOther);
    const entry = { at: looking.now, actorId, words: '' };
    if (kind === 'join') {
      await joinTo(tx, main, other);
      await addCustomerEntry(tx, { ...entry, customerId: main.id, action: 'joined', details: { customer: other.id } });
    } else {
      await partFrom(tx, other);
      await addCustomerEntry(tx, { ...entry, customerId: main.id, action: 'parted', details: { customer: other.id } });
      await addCustomerEntry(tx, { ...entry, customerId: other.id, action: 'parted', details: { customer: main.id } });
    }
    await countChange(tx, main);
    await countChange(tx, other);
  });
  return openCustomer(knowing, identity, whole.id);
}

const unknownOther = { field: 'CustomerId' };

/** Adds a note to the history of a customer. Throws `unknown-customer`. */
export async function addCustomerNote(
  knowing: Knowing,
  identity: Identity,
  id: number,
  { words }: RequestNote,
): Promise<OpenedCustomer> {
  const { id: customerId } = await openCustomer(knowing, identity, id);
  const at = new Date(knowing.now());
  const { userId: actorId } = memberOf(identity);
  const entry = { customerId, at, actorId, action: 'customer-note', words, details: {} } as const;
  await knowing.db.transaction((tx) => addCustomerEntry(tx, entry));
  return openCustomer(knowing, identity, customerId);
}

/**
 * Sends a customer an e-mail with a link to one of their houses and a short message. Throws `unknown-customer` and
 * `unknown-configuration`.
 */
export async function sendHouseLink(
  knowing: Knowing & { readonly mails: Mails },
  identity: Identity,
  id: number,
  { configurationId, words }: HouseLink,
): Promise<OpenedCustomer> {
  const { db, mails, now } = knowing;
  const customer = await openCustomer(knowing, identity, id);
  const { userId: actorId } = memberOf(identity);
  const saved = customer.savedHouses.find((house) => house.id === configurationId);
  const asked = customer.leads.find((request) => request.configurationId === configurationId);
  const sender = await findUser(db, actorId);
  const house = saved ?? asked;
  if (!house || !sender) throw new AppError('unknown-configuration', '', { field: 'ConfigurationId' });
  const { houseTitle, municipalityName } = house;
  const to = { email: customer.email, firstName: customer.name.split(' ')[0] ?? '' };
  const at = new Date(now());
  const linked = { token: configurationId, houseTitle, municipalityName, sentAt: at, words };
  const mail = await mails.write(houseLinkMail({ to, sender, ...linked }));
  const entry = { customerId: customer.id, at, actorId, action: 'house-sent', words, details: {} } as const;
  await db.transaction(async (tx) => {
    await addCustomerEntry(tx, entry);
    await mails.queue(tx, mail);
  });
  return openCustomer(knowing, identity, customer.id);
}
