import { administerAccounts } from '../../modules/people/accounts/administer-accounts.ts';
import { makeOneTimePassword } from '../../modules/people/accounts/make-one-time-password.ts';
import { createPasswords } from '../../modules/people/accounts/passwords.ts';
import { type Office, PASSWORD, type Somebody } from './open-office.ts';

/**
 * The people of the builder's office. These salespersons are also in the demo range, with the municipalities that they have there.
 */
export interface OfficePeople {
  readonly administrator: Somebody;
  /** A salesperson for Halland and Skåne. */
  readonly lena: Somebody;
  /** A salesperson for Småland, Öland and Linköping. */
  readonly erik: Somebody;
  /** A salesperson for Stockholm and Uppsala. */
  readonly mehmet: Somebody;
  /** The one-time password of Sara Lind, who has never logged in. */
  readonly oneTimePassword: string;
}

export async function fillWithPeople({ at, enter, dependencies }: Office): Promise<OfficePeople> {
  const staff = (firstName: string, lastName: string, email: string, role: 'Salesmen' | 'Admin' = 'Salesmen') =>
    enter({ firstName, lastName, email, role, cellphone: '', municipalityId: '' });
  at('2024-10-01 08:30');
  const administrator = await staff('Vera', 'Kvist', 'vera.kvist@bjorkvikhus.example', 'Admin');
  const lena = await staff('Lena', 'Falk', 'lena.falk@bjorkvikhus.example');
  const erik = await staff('Erik', 'Sandahl', 'erik.sandahl@bjorkvikhus.example');
  const mehmet = await staff('Mehmet', 'Aydin', 'mehmet.aydin@bjorkvikhus.example');
  at('2026-11-16 09:10');
  await administrator.post('/api/admin/staff', {
    FirstName: 'Nils',
    LastName: 'Broman',
    Email: 'nils.broman@bjorkvikhus.example',
    Role: 'Salesmen',
  });
  await mehmet.post(
    '/api/admin/absence',
    { Kind: 'absence', From: '2026-12-21', To: '2027-01-06', StandInId: lena.number },
    (await mehmet.get<{ Version: number }>('/api/admin/absence')).Version,
  );
  for (const [Name, Scopes] of [
    ['Fastighetssystemet', ['leads:read', 'orders:read']],
    ['Nyhetsbrevet', ['customers:read']],
  ] as const)
    await administrator.post('/api/admin/keys', { Name, Scopes, LastDay: null, Password: PASSWORD });
  const { db, now } = dependencies;
  const accounts = administerAccounts({ db, passwords: createPasswords(), makeOneTimePassword, now });
  const oneTimePassword = await accounts.create({ email: 'sara@example.com', role: 'Salesmen', name: 'Sara Lind' });
  return { administrator, lena, erik, mehmet, oneTimePassword };
}
