import type { Member } from '../../http/identity.ts';
import { findUserByEmail, insertUser, type User } from '../../modules/people/accounts/accounts.repository.ts';
import { countChange, insertAbsence } from '../../modules/people/staff/staff.repository.ts';
import type { Dependencies } from '../dependencies.ts';
import type { SeasonClock } from './season-clock.ts';
import type { Seller } from './stories.ts';

/** The staff of the demonstration. Nobody knows the passwords of the accounts that are made here. */
export const sellers: Readonly<Record<Seller, { readonly name: string; readonly email: string }>> = {
  lage: { name: 'Lage Sund', email: 'saljare@demo.example' },
  ylva: { name: 'Ylva Strand', email: 'ylva.strand@demo.example' },
  noor: { name: 'Noor Haddad', email: 'noor.haddad@demo.example' },
};

/** Returns the salespersons' accounts, and makes those that are missing. */
export async function seasonStaff(
  { db, accounts, secrets }: Dependencies,
  clock: SeasonClock,
): Promise<ReadonlyMap<Seller, User>> {
  const hash = await accounts.passwords.hash(secrets.newKey());
  const staff = new Map<Seller, User>();
  for (const [seller, { name, email }] of Object.entries(sellers) as [Seller, (typeof sellers)[Seller]][]) {
    const [firstName = '', lastName = ''] = name.split(' ');
    const person = { firstName, lastName, email, cellphone: '', municipalityId: '', role: 'Salesmen' as const };
    const made = await insertUser(db, person, hash, [], new Date(clock.now()));
    const user = made ?? (await findUserByEmail(db, email));
    if (user) staff.set(seller, user);
  }
  return staff;
}

/** Stores two absences of salespersons: Noor is absent now and Ylva is the substitute; Ylva is absent soon and Lage is the substitute. */
export async function addAbsences({ db }: Dependencies, staff: ReadonlyMap<Seller, User>, clock: SeasonClock): Promise<void> {
  const [lage, ylva, noor] = (['lage', 'ylva', 'noor'] as const).map((seller) => staff.get(seller)?.id ?? '');
  if (!lage || !ylva || !noor) return;
  await db.transaction(async (tx) => {
    await insertAbsence(tx, { userId: noor, fromDay: clock.day(-2), toDay: clock.day(5), standInId: ylva });
    await insertAbsence(tx, { userId: ylva, fromDay: clock.day(24), toDay: clock.day(38), standInId: lage });
    for (const userId of [ylva, noor]) await countChange(tx, userId);
  });
}

/** Returns the identity that a user has while they are logged in. */
export function memberFor({ id: userId, role }: Pick<User, 'id' | 'role'>): Member {
  return {
    kind: 'member',
    userId,
    role,
    access: [],
    sessionId: '',
    mustChoosePassword: false,
    needsSecondFactor: false,
    actingFor: null,
  };
}
