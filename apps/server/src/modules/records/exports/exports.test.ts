import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '../../../db/connect.ts';
import { aMember, type TestMember } from '../../../testing/a-member.ts';
import { aPublishedRange } from '../../../testing/a-published-range.ts';
import { aRequest } from '../../../testing/a-request.ts';
import { aServer, now, type TestServer } from '../../../testing/a-server.ts';
import { databases } from '../../../testing/databases.ts';
import { storeRange } from '../../range/store-range.ts';
import { insertRequest } from '../../sales/requests/requests.repository.ts';

const house = { HouseId: 1, MunicipalityId: '2480', WebConfigurationId: 10, Name: 'Huset', Answers: { 11: 112, 12: 122 } };

// Run these tests on one database only, because other tests run the same SQL on both databases.
describe.each(databases.slice(-1))('exported lists, on the database $kind', ({ open }) => {
  let connection: Connection;
  let server: TestServer;
  let eva: TestMember;
  let vera: TestMember;
  beforeAll(async () => {
    connection = await open();
    await storeRange(connection.db, aPublishedRange(), new Date(now));
    server = aServer(connection.db, { salesmenSee: 'own' });
    eva = await aMember(server, { firstName: 'Eva', lastName: 'Ek', email: 'eva@provhus.example', role: 'Salesmen' });
    vera = await aMember(server, { firstName: 'Vera', lastName: 'Kvist', email: 'vera@provhus.example', role: 'Admin' });
    // Store more rows than an export keeps in memory at a time. Many rows have the same value in the column by which the list is
    // sorted.
    await connection.db.transaction(async (tx) => {
      for (let nth = 0; nth < 620; nth += 1)
        await insertRequest(
          tx,
          aRequest({ name: nth === 0 ? '=1+1' : `Nr ${nth}`, email: `nr${nth}@example.se`, message: 'Hej;' }),
        );
      const veras = { name: 'Veras', email: 'veras@example.se', salespersonEmail: 'vera@provhus.example' };
      await insertRequest(tx, aRequest({ ...veras, sentAt: new Date(now + 1000) }));
    });
  });
  afterAll(() => connection.close());

  const text = async (who: TestMember, path: string) => {
    const response = await who.file(path);
    expect([path, response.status, response.headers.get('Cache-Control')]).toEqual([path, 200, 'private, no-store']);
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  };
  const json = async (who: TestMember, path: string) => JSON.parse(await text(who, path)) as readonly Record<string, unknown>[];

  test('an exported list of requests contains each request of the filtered list once, in the chosen sequence, and only requests that the user may see', async () => {
    const all = await json(vera, '/api/admin/leads.json?view=all&order=arrived');
    expect([all.length, new Set(all.map(({ Id }) => Id)).size]).toEqual([621, 621]);
    expect(all[0]).toMatchObject({ Milestone: 'new', Message: expect.any(String) });
    expect(all.at(-1)).toMatchObject({ Name: 'Veras' });
    const own = await json(eva, '/api/admin/leads.json?view=all');
    expect(own.some(({ Name }) => Name === 'Veras')).toBe(false);
    expect(own).toHaveLength(620);
    expect(await json(vera, '/api/admin/leads.json?view=mine')).toMatchObject([{ Name: 'Veras' }]);
    expect(await json(vera, '/api/admin/leads.json?view=all&search=nr619@')).toMatchObject([{ Name: 'Nr 619' }]);
    expect((await vera.file('/api/admin/leads.json?view=none')).status).toBe(400);
    const latest = 'view=all&order=arrived&direction=desc';
    const table = (await text(vera, `/api/admin/leads.csv?${latest}`)).trimEnd().split('\r\n');
    expect(table[0]).toMatch(/^\uFEFFKom in;Kund;E-post;/);
    expect(table[1]).toContain(';Veras;');
    expect(table.slice(1).map((row) => row.split(';')[2])).toEqual(
      (await json(vera, `/api/admin/leads.json?${latest}`)).map(({ Email }) => Email),
    );
  });

  test('in the exported table of customers, a name that begins with “=” is not a formula; the audit log records the export', async () => {
    const file = await vera.file('/api/admin/customers.csv');
    expect(file.headers.get('Content-Disposition')).toContain('customers-2026-11-20.csv');
    const rows = (await text(vera, '/api/admin/customers.csv')).split('\r\n');
    expect(rows[0]).toBe('\uFEFFId;Namn;E-post;Telefon;Kommun;Kundnummer;Ihopslagen med;Förfrågningar;Senast');
    expect(rows).toHaveLength(623);
    expect(rows.find((row) => row.includes('nr0@'))).toMatch(/^\d+;'=1\+1;nr0@example\.se;/);
    expect(await json(eva, '/api/admin/customers.json?search=nr619@')).toMatchObject([
      { Email: 'nr619@example.se', Leads: [expect.any(String)] },
    ]);
    expect((await vera.get('/api/admin/log?kind=person')).body).toMatchObject({
      Rows: expect.arrayContaining([
        expect.objectContaining({ Action: 'list-exported', Details: { list: 'customers', format: 'csv' } }),
      ]),
    });
  });

  test('the exported list of customers contains, for a customer with several requests, only the requests that the user may see, and a name and a telephone number from these requests', async () => {
    const [email, sentAt] = ['maja@example.se', new Date('2026-11-20T12:00:00Z')];
    const veras = { salespersonEmail: 'vera@provhus.example', sentAt };
    await connection.db.transaction(async (tx) => {
      await insertRequest(tx, aRequest({ name: 'Maja Alm', email, phone: '070-111 11 11' }));
      await insertRequest(tx, aRequest({ name: 'Maja Veras', email, phone: '070-222 22 22', ...veras }));
    });
    const path = '/api/admin/customers.json?search=maja';
    expect(await json(vera, path)).toMatchObject([{ Name: 'Maja Veras', Phone: '070-222 22 22', Leads: { length: 2 } }]);
    expect(await json(eva, path)).toMatchObject([{ Name: 'Maja Alm', Phone: '070-111 11 11', Leads: { length: 1 } }]);
    expect(await text(eva, '/api/admin/customers.csv?search=maja')).toContain(';Maja Alm;maja@example.se;070-111 11 11;;;;1;');
  });

  test('the exported list of quotes has only sent quotes for requests that the filter selects; if there are no orders, the exported table of orders has only a header', async () => {
    const anna = await aMember(server);
    const ConfigurationId = String(Reflect.get(Object((await anna.post('/api/guidemodel/', house)).body), 'data'));
    await anna.post('/api/submit/contactrequest', { SubmissionType: 'Quote', ConfigurationId });
    const [request] = await json(vera, '/api/admin/leads.json?view=all&search=anna');
    const path = `/api/admin/leads/${request?.Id}/offer`;
    const tag = async () => ({ 'If-Match': (await vera.get(path)).headers.get('ETag') ?? '' });
    await vera.post(path, { ValidUntil: '2026-12-20', Words: '', Lines: [] }, await tag());
    expect(await json(vera, '/api/admin/offers.json?view=all')).toEqual([]);
    expect((await vera.post(`${path}/send`, undefined, await tag())).status).toBe(200);
    expect(await json(vera, '/api/admin/offers.json?view=all')).toMatchObject([{ LeadId: request?.Id, State: 'open' }]);
    expect(await json(vera, '/api/admin/offers.json?view=lost')).toEqual([]);
    const rows = (await text(vera, '/api/admin/offers.csv?view=all')).split('\r\n');
    expect(rows[1]).toMatch(/^2026-\d{4};Gäller;/);
    expect(await json(vera, '/api/admin/orders.json')).toEqual([]);
    expect(await text(vera, '/api/admin/orders.csv')).toMatch(/^\uFEFFBeställning;[^\r]*\r\n$/);
  });
});
