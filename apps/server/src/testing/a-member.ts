import { insertUser, type NewUser, type User } from '../modules/people/accounts/accounts.repository.ts';
import type { TestServer } from './a-server.ts';
import { aVisitor, type TestVisitor } from './a-visitor.ts';

/** A logged-in user. */
export interface TestMember extends TestVisitor {
  readonly user: User;
}

const password = 'en egen mening';

/** Creates an account on a server and logs in to it. By default, the account belongs to Anna Berg. */
export async function aMember(server: TestServer, own: Partial<NewUser> = {}): Promise<TestMember> {
  const { db, now, accounts } = server.dependencies;
  const firstName = own.firstName ?? 'Anna';
  const person = { firstName, lastName: 'Berg', cellphone: '0701234567', municipalityId: '2480', email: addressOf(firstName) };
  const user = await insertUser(db, { ...person, ...own }, await accounts.passwords.hash(password), [], new Date(now()));
  if (!user) throw new Error('there is such an account already');
  const browser = aVisitor(server.app);
  await browser.post('/api/account/login', { username: user.email, password });
  return { ...browser, user };
}

function addressOf(firstName: string): string {
  return `${firstName.toLowerCase()}@example.se`;
}
