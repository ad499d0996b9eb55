import { limits as rules } from '@gavel/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PressFullError } from '../../../adapters/pdf/press.ts';
import type { Dependencies } from '../../../app/dependencies.ts';
import type { Connection } from '../../../db/connect.ts';
import { limit } from '../../../http/rate-limits.ts';
import { aMember, type TestMember } from '../../../testing/a-member.ts';
import { aPress } from '../../../testing/a-press.ts';
import { aPublishedRange } from '../../../testing/a-published-range.ts';
import { aServer, noLimits, now, type TestServer } from '../../../testing/a-server.ts';
import { aVisitor } from '../../../testing/a-visitor.ts';
import { databases } from '../../../testing/databases.ts';
import { setDisabled } from '../../people/accounts/accounts.repository.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import { storeRange } from '../../range/store-range.ts';

const house = { HouseId: 1, MunicipalityId: '2480', WebConfigurationId: 10, Name: 'Sjöhuset', Answers: { 11: 112, 12: 122 } };
const page = { Accept: 'text/html,application/xhtml+xml' };

describe.each(databases)('addresses of PDFs, on the database $kind', ({ open, once }) => {
  let connection: Connection;
  let clock: number;
  let server: TestServer;
  let anna: TestMember;
  let token: string;
  const aServerWith = (parts: Partial<Dependencies> = {}) => aServer(connection.db, { now: () => clock, ...parts });

  beforeAll(async () => {
    connection = await open();
    await storeRange(connection.db, aPublishedRange(), new Date(now));
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    await connection.db.delete(users);
    clock = now;
    server = aServerWith();
    anna = await aMember(server);
    token = String(Reflect.get(Object((await anna.post('/api/guidemodel/', house)).body), 'data'));
  });

  const linkFor = async (who: TestMember, query = '') =>
    (await who.post(`/api/guidemodel/document/${token}/link${query}`)).body as { Address: string; ExpiresAtUtc: string };

  test('everybody who knows the address of a PDF can download the PDF several times and without a login, from every server process', async () => {
    const { Address, ExpiresAtUtc } = await linkFor(anna);
    expect(Date.parse(ExpiresAtUtc) - clock).toBe(30 * 60_000);
    const other = aServerWith();
    for (const app of [server.app, other.app, other.app]) {
      const answer = await app.request(Address);
      const bytes = await answer.arrayBuffer();
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(bytes.byteLength),
        'content-disposition': `attachment; filename="Sjovik.pdf"; filename*=UTF-8''Sj%C3%B6vik.pdf`,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      });
    }
  });

  test('the address of a PDF returns 404 after the address has expired, after the house was deleted, or while the account that requested the address is disabled', async () => {
    const eva = await aMember(server, { firstName: 'Eva' });
    expect((await eva.post(`/api/guidemodel/document/${token}/link`)).status).toBe(404);
    const { Address } = await linkFor(anna);
    const status = async () => (await server.app.request(Address, { headers: page })).status;
    expect(await status()).toBe(200);
    await setDisabled(connection.db, anna.user.id, new Date(clock));
    expect(await status()).toBe(404);
    await setDisabled(connection.db, anna.user.id, null);
    expect(await status()).toBe(200);
    clock += 30 * 60_000;
    const expired = await server.app.request(Address, { headers: page });
    expect(expired.status).toBe(404);
    expect(await expired.text()).toContain('Länken gäller inte längre');
    expect(expired.headers.get('X-Robots-Tag')).toBe('noindex');
    clock = now;
    expect((await anna.delete(`/api/guidemodel/${token}`)).status).toBe(204);
    expect(await status()).toBe(404);
  });

  once.test(
    'each download from the address of a PDF counts towards the PDF limit of the account that requested the address',
    async () => {
      const document = limit(connection.db, 'secret', 'test-document', { ...rules.document, requests: 2, seconds: 600 });
      server = aServerWith({ limits: { ...noLimits, document } });
      const { Address } = await linkFor(anna);
      const both = aServerWith({ limits: { ...noLimits, document } });
      const statuses = [(await both.app.request(Address)).status];
      const browser = await logIn(both);
      statuses.push((await browser.download(`/api/guidemodel/document/${token}`)).status);
      const refused = await both.app.request(Address, { headers: page });
      expect([...statuses, refused.status]).toEqual([200, 200, 429]);
      expect(await refused.text()).toContain('Lite för många försök');
    },
  );

  once.test(
    'if too many documents are waiting to be printed, the address of a PDF returns an error page to browsers and a JSON error to programs',
    async () => {
      const { Address } = await linkFor(anna);
      const full = aServerWith({ press: { ...aPress(), print: () => Promise.reject(new PressFullError('full')) } });
      const answer = await full.app.request(Address, { headers: page });
      expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
      expect(await answer.text()).toContain('Ett tillfälligt stopp');
      expect(await (await full.app.request(Address)).json()).toMatchObject({ code: 'busy' });
    },
  );

  once.test(
    'a user can get an address for the PDF with the smaller file size (copy=light); the server refuses an unknown name of a copy',
    async () => {
      const { Address } = await linkFor(anna, '?copy=light');
      const [key = ''] = /(?<=^\/documents\/)[\w-]+/.exec(Address) ?? [];
      expect(server.dependencies.documentLinks.read(key)).toEqual({ token, userId: anna.user.id, copy: 'light' });
      expect((await anna.post(`/api/guidemodel/document/${token}/link?copy=huge`)).status).toBe(400);
    },
  );

  async function logIn(on: TestServer): Promise<TestMember> {
    const browser = aVisitor(on.app);
    await browser.post('/api/account/login', { username: anna.user.email, password: 'en egen mening' });
    return { ...browser, user: anna.user };
  }
});
