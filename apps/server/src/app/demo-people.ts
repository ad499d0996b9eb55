import type { BundleId } from '@gavel/core';
import { findUserByEmail, type User } from '../modules/people/accounts/accounts.repository.ts';
import { administerAccounts } from '../modules/people/accounts/administer-accounts.ts';
import { makeOneTimePassword } from '../modules/people/accounts/make-one-time-password.ts';
import type { CurrentHouse } from '../modules/range/current-range.ts';
import { tellOfSaves } from '../modules/sales/requests/request-events.ts';
import { saveConfiguration } from '../modules/visit/configurations/save-configuration.ts';
import { startConfiguration } from '../modules/visit/configurations/start-configuration.ts';
import type { Dependencies } from './dependencies.ts';

/** The accounts for trying out a demonstration. Each gets a one-time password, which the first start prints. */
const people: readonly { readonly email: string; readonly name: string; readonly role: User['role'] }[] = [
  { email: 'kund@demo.example', name: 'Disa Holm', role: 'Customer' },
  { email: 'saljare@demo.example', name: 'Lage Sund', role: 'Salesmen' },
  { email: 'administrator@demo.example', name: 'Vera Kvist', role: 'Admin' },
];

/** The e-mail addresses of the accounts that the first start makes. */
export const demoAddresses: readonly string[] = people.map(({ email }) => email);

/** The names of the customer's houses. */
const names = ['Sommarhuset', 'Huset i backen', 'Lillstugan'];

/**
 * Makes the accounts of a demonstration in an empty database: a customer with three saved houses, a salesperson and an
 * administrator. Returns lines for the operator: at the first start how to log in, at every later start how to get a new password. If
 * the database has only other accounts, makes none and returns no lines.
 */
export async function demoPeople(dependencies: Dependencies): Promise<readonly string[]> {
  const { db, now, accounts } = dependencies;
  const administration = administerAccounts({ db, passwords: accounts.passwords, makeOneTimePassword, now });
  if ((await administration.list()).length > 0) {
    const known = await Promise.all(people.map(({ email }) => findUserByEmail(db, email)));
    if (known.every((user) => user === null)) return [];
    return ['For a new password of the demonstration’s people: npm run admin -- one-time-password kund@demo.example'];
  }
  const lines = ['People to try it as, each with a password that holds once (seven days, shown only now):'];
  for (const person of people) {
    const password = await administration.create(person);
    lines.push(`  ${person.email.padEnd(28)} ${password}`);
  }
  await saveHouses(dependencies, people[0]?.email ?? '');
  return lines;
}

/** Saves three houses, in different municipalities if possible. Each has the answers of a bundle if its house model has bundles. */
async function saveHouses(dependencies: Dependencies, email: string): Promise<void> {
  const { houses, municipalities } = await dependencies.currentRange();
  const customer = await findUserByEmail(dependencies.db, email);
  if (!customer) return;
  const member = {
    kind: 'member',
    userId: customer.id,
    sessionId: '',
    role: customer.role,
    mustChoosePassword: false,
    access: [],
    needsSecondFactor: false,
    actingFor: null,
  } as const;
  const saving = { ...dependencies, afterSave: tellOfSaves(dependencies.webhooks) };
  const places = municipalities.filter(({ denied }) => !denied);
  const chosen = houses
    .filter(({ houseType }) => houseType !== 'sideBuilding' && houseType !== 'unlisted')
    .slice(0, names.length);
  for (const [at, house] of chosen.entries()) {
    const municipality = places[Math.floor(((at + 1) * places.length) / (names.length + 1))];
    if (!municipality) return;
    const asked = { houseId: house.id, webConfigurationId: house.webConfiguration.id, municipalityId: municipality.id };
    const { selections } = await startConfiguration(dependencies, { ...asked, accountId: null, bundleId: bundleOf(house, at) });
    const name = names[at] ?? house.title;
    const request = { ...asked, id: null, name, selections, plotIds: [], placement: null, price: null, impersonatedOwner: null };
    await saveConfiguration(saving, member, request, { ifMatch: '', creationKey: '' });
  }
}

/**
 * Returns a bundle of a house model, chosen by the index of the saved house. Different indexes get different bundles if there are enough,
 * so that the saved houses look different. Null: the house model has no bundles.
 */
function bundleOf({ webConfiguration: { bundles } }: CurrentHouse, at: number): BundleId | null {
  return bundles[at % Math.max(1, bundles.length)]?.id ?? null;
}
