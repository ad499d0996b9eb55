import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Connection } from '../db/connect.ts';
import { users } from '../modules/people/accounts/accounts.tables.ts';
import { storeRange } from '../modules/range/store-range.ts';
import { aMember } from '../testing/a-member.ts';
import { aHouse, aPublishedRange, aWebConfiguration } from '../testing/a-published-range.ts';
import { aServer, now, type TestServer } from '../testing/a-server.ts';
import { aVisitor } from '../testing/a-visitor.ts';
import { openDatabase } from '../testing/databases.ts';
import { demoPeople } from './demo-people.ts';

let connection: Connection;
let server: TestServer;
beforeEach(async () => {
  connection = await openDatabase();
  const houses = [1, 2, 3, 4].map((id) => aHouse(id, `Hus ${id}`, { webConfiguration: aWebConfiguration(id * 10, `Hus ${id}`) }));
  await storeRange(connection.db, aPublishedRange({ houses }), new Date(now));
  server = aServer(connection.db);
});
afterEach(() => connection.close());

test('the first start prints three one-time passwords: for a customer with three saved houses, a salesperson and an administrator', async () => {
  const [, ...lines] = await demoPeople(server.dependencies);
  const found = lines.map((line) => /^ {2}(\S+) +([a-z0-9-]{35})$/.exec(line) ?? []);
  const roles = [];
  for (const [, username = '', password = ''] of found) {
    const browser = aVisitor(server.app);
    const { body } = await browser.post('/api/account/login', { username, password });
    expect(body).toMatchObject({ Email: username, MustChoosePassword: true });
    roles.push(Reflect.get(Object(body), 'Roles'));
    await browser.post('/api/account/changepassword', { OldPassword: password, NewPassword: 'en egen mening' });
    expect((await aVisitor(server.app).post('/api/account/login', { username, password })).body).toBeNull();
    const houses = (await browser.get('/api/account/configurations')).body;
    expect(houses).toHaveLength(username.startsWith('kund') ? 3 : 0);
    if (username.startsWith('kund'))
      expect(new Set([houses].flat().map((house) => Reflect.get(Object(house), 'HouseId')))).toEqual(new Set([1, 2, 3]));
  }
  expect(roles).toEqual([[], ['Salesmen'], ['Admin']]);
});

test('the second start makes no accounts and prints how to get a new password', async () => {
  await demoPeople(server.dependencies);
  const lines = await demoPeople(server.dependencies);
  expect(lines).toEqual([expect.stringContaining('npm run admin -- one-time-password kund@demo.example')]);
  expect(lines.join()).not.toMatch(/[a-z0-9]{5}-[a-z0-9]{5}/);
  expect(await connection.db.$count(users)).toBe(3);
});

test('no demonstration accounts are made if the database already has an account', async () => {
  await aMember(server);
  expect(await demoPeople(server.dependencies)).toEqual([]);
  expect(await connection.db.$count(users)).toBe(1);
});
