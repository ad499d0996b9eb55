import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../db/connect.ts';
import { limit } from '../../../http/rate-limits.ts';
import { aMailbox } from '../../../testing/a-mailbox.ts';
import { aMember, type TestMember } from '../../../testing/a-member.ts';
import { aPress, type TestPress } from '../../../testing/a-press.ts';
import { aPublishedRange } from '../../../testing/a-published-range.ts';
import { aServer, noLimits, now, type TestServer } from '../../../testing/a-server.ts';
import { aVisitor } from '../../../testing/a-visitor.ts';
import { databases } from '../../../testing/databases.ts';
import { setDisabled } from '../../people/accounts/accounts.repository.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import { identifyAddress } from '../../people/accounts/identify.ts';
import { storeRange } from '../../range/store-range.ts';
import { frozenDocument } from '../../sales/orders/frozen-files.ts';
import { householdMembers, savedConfigurations } from '../saved-houses/saved-houses.tables.ts';
import { printHouseForMail } from './print-for-mail.ts';

const house = { HouseId: 1, MunicipalityId: '2480', WebConfigurationId: 10, Name: 'Köp nu', Answers: { 11: 112, 12: 122 } };

describe.each(databases)('e-mailing the PDF of a house, on the database $kind', ({ open, once }) => {
  let connection: Connection;
  let server: TestServer;
  let press: TestPress;
  let anna: TestMember;
  let token: string;
  const box = aMailbox();

  beforeAll(async () => {
    connection = await open();
    await storeRange(connection.db, aPublishedRange(), new Date(now));
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    await connection.db.delete(users);
    box.empty();
    press = aPress();
    server = aServer(connection.db, { mails: box, press });
    anna = await aMember(server);
    token = String(Reflect.get(Object((await anna.post('/api/guidemodel/', house)).body), 'data'));
  });

  const printing = () =>
    printHouseForMail({
      ...server.dependencies,
      baseUrl: 'https://hus.example',
      quotedBy: async () => null,
      frozenDocument,
      identifyAddress: (address) => identifyAddress(connection.db, server.dependencies.currentRange, address),
    });
  const mail = (who: TestMember, email: string) => who.post(`/api/guidemodel/document/${token}/mail`, { Email: email });

  test('a user can e-mail the PDF of a house to their own address; the server prints the PDF only when it sends the e-mail', async () => {
    expect((await mail(anna, 'Anna@Example.se')).status).toBe(204);
    expect(press.printed).toEqual([]);
    expect(box.mails).toMatchObject([
      {
        kind: 'house-document',
        to: { name: 'Anna', address: 'anna@example.se' },
        subject: 'PDF: Sjövik hos Provhus',
        printedHouse: token,
      },
    ]);
    expect(box.mails[0]?.text).toContain(`https://hus.example/start/${token}`);

    await anna.post('/api/guidemodel/', { ...house, Id: token, Answers: { 11: 111 } });
    const print = printing();
    const attached = await print(token, false, 'anna@example.se');
    expect(attached).toMatchObject({ name: 'Sjövik.pdf', mediaType: 'application/pdf' });
    expect(press.printed.at(-1)?.document.again.address).toBe(`https://hus.example/start/${token}`);
    // If the house is deleted before the e-mail is sent, the e-mail has no PDF.
    expect(await print('nowhere1', false, 'anna@example.se')).toBeNull();
  });

  test('if a user e-mails the PDF of a house to another person, the e-mail contains the user’s name, but not the name that the user gave the house', async () => {
    await mail(anna, 'erik@example.se');
    const [message] = box.mails;
    expect(message).toMatchObject({ to: { name: '', address: 'erik@example.se' } });
    expect(message?.subject).toBe('Anna Berg har skickat ett hus till dig');
    expect(message?.text).toContain('Du får det här brevet för att Anna Berg skrev erik@example.se');
    expect(`${message?.text}${message?.html}`).not.toContain('Köp nu');
  });

  test('an e-mailed PDF contains the house’s name, plots and quote request only if the recipient has an account with access to the house', async () => {
    const { db } = connection;
    await anna.post('/api/guidemodel/', { ...house, Id: token, PlotIds: [2] });
    await db.update(savedConfigurations).set({ requestForProposalSentAt: new Date(now) });
    const [erik, eva] = [await aMember(server, { firstName: 'Erik' }), await aMember(server, { firstName: 'Eva' })];
    await db.insert(householdMembers).values({ token, userId: erik.user.id, joinedAt: new Date(now) });
    const printed = async (address: string) => {
      expect(await printing()(token, false, address)).not.toBeNull();
      return JSON.stringify(press.printed.at(-1)?.document);
    };
    const parts = [/Köp nu/, /Björkvägen 2/, /Offert begärdes/];
    for (const { user } of [anna, erik]) for (const part of parts) expect(await printed(user.email)).toMatch(part);
    await setDisabled(db, erik.user.id, new Date(now));
    for (const address of [eva.user.email, erik.user.email, 'nobody@example.se']) {
      const document = await printed(address);
      for (const part of parts) expect(document).not.toMatch(part);
      expect(document).toMatch(/Mitt hus.*Stor altan/);
    }
  });

  test('only users with access to a house can e-mail its PDF, and only to a valid address', async () => {
    const eva = await aMember(server, { firstName: 'Eva' });
    const statuses = [await mail(eva, 'eva@example.se'), await mail(anna, 'ingen adress')].map(({ status }) => status);
    const visitor = await aVisitor(server.app).post(`/api/guidemodel/document/${token}/mail`, { Email: 'a@example.se' });
    expect([...statuses, visitor.status]).toEqual([404, 400, 401]);
    expect(box.mails).toEqual([]);
  });

  once.test('the number of e-mails with a PDF is limited for each sender and for each recipient', async () => {
    const counted = (name: string) => limit(connection.db, 'secret', name, { requests: 2, seconds: 600 });
    const others = aServer(connection.db, { mails: box, limits: { ...noLimits, mailDocumentToAddress: counted('to') } });
    const senders = aServer(connection.db, { mails: box, limits: { ...noLimits, mailDocument: counted('from') } });
    for (const [on, addresses] of [
      [others, ['x@example.se', 'x@example.se', 'x@example.se']],
      [senders, ['a@example.se', 'b@example.se', 'c@example.se']],
    ] as const) {
      const browser = aVisitor(on.app);
      await browser.post('/api/account/login', { username: anna.user.email, password: 'en egen mening' });
      const statuses = [];
      for (const email of addresses) statuses.push((await mail({ ...browser, user: anna.user }, email)).status);
      expect(statuses).toEqual([204, 204, 429]);
    }
  });
});
