import { asConsentId } from '@gavel/core';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../db/connect.ts';
import { aMember, type TestMember } from '../../../testing/a-member.ts';
import { aPublishedRange } from '../../../testing/a-published-range.ts';
import { aServer, now, type TestServer } from '../../../testing/a-server.ts';
import { aVisitor } from '../../../testing/a-visitor.ts';
import { databases } from '../../../testing/databases.ts';
import { auditLog, users } from '../../people/accounts/accounts.tables.ts';
import { storeRange } from '../../range/store-range.ts';
import { plotChoices } from '../../visit/saved-houses/saved-houses.tables.ts';
import { requests } from '../requests/requests.tables.ts';

const DAY_MS = 86_400_000;
const terms = { id: asConsentId(7), slug: 'anvandarvillkor', version: '1', title: 'Villkor', text: '<p>Villkor</p>' };
const shown = { title: 'Säljare', phone: '08-1', mobile: '', imageUrl: '/bild.svg' };
const salespersons = [
  { ...shown, name: 'Eva Ek', email: 'eva@provhus.example', municipalities: ['Umeå'] },
  { ...shown, name: 'Ola Al', email: 'ola@provhus.example', municipalities: ['Habo'] },
];
/** Plot 2 is in Umeå, plot 1 in Habo. */
const house = {
  HouseId: 1,
  MunicipalityId: '2480',
  WebConfigurationId: 10,
  Name: 'Huset vid sjön',
  Answers: { 11: 112, 12: 122 },
  PlotIds: [2],
};
const question = {
  SubmissionType: 'Sales',
  Name: '=Åsa Lind',
  Email: 'asa.lind@example.se',
  Phone: '070-123 45 67',
  Message: 'Är tomten kvar?',
  Newsletter: false,
  ConfigurationId: null,
  HouseModelName: '',
  ConfigurationName: '',
  MunicipalityId: '2480',
  GdprConsentId: 7,
  Plots: [2],
};

interface Listed {
  readonly Plots: readonly {
    readonly Plot: { readonly Id: number };
    readonly Houses: number;
    readonly Requests: number;
    readonly Fresh: number;
    readonly LatestAtUtc: string | null;
  }[];
}
interface Page {
  readonly Interested: readonly {
    readonly Name: string;
    readonly ConfigurationId: string | null;
    readonly Lead: object | null;
  }[];
  readonly Next: string | null;
}

describe.each(databases)('interest in plots, stored in the database $kind', ({ open, once }) => {
  let connection: Connection;
  let server: TestServer;
  let clock: number;
  let eva: TestMember;
  let ola: TestMember;
  let anna: TestMember;
  beforeAll(async () => {
    connection = await open();
    const plots = aPublishedRange().plots.map((plot) => ({
      ...plot,
      ...(plot.id === 1 && { maxBuildArea: 100, maxHeight: 20 }),
    }));
    const houses = aPublishedRange().houses.map((one) => ({ ...one, buildArea: 130, height: 7.5 }));
    await storeRange(connection.db, aPublishedRange({ consents: [terms], salespersons, plots, houses }), new Date(now));
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    for (const table of [requests, users]) await connection.db.delete(table);
    clock = now;
    server = aServer(connection.db, { now: () => clock });
    eva = await aMember(server, { firstName: 'Eva', lastName: 'Ek', email: 'eva@provhus.example', role: 'Salesmen' });
    ola = await aMember(server, { firstName: 'Ola', lastName: 'Al', email: 'ola@provhus.example', role: 'Salesmen' });
    anna = await aMember(server);
  });

  const counts = async (query = '', who = eva) => {
    const { body } = await who.get(`/api/admin/plots${query}`);
    return (body as Listed).Plots.map(({ Plot: { Id }, Houses, Requests, Fresh }) => [Id, Houses, Requests, Fresh]);
  };
  const page = async (plot: number, query = '', who = eva) => (await who.get(`/api/admin/plots/${plot}${query}`)).body as Page;
  const save = async (body: object, who = anna) => String(Object((await who.post('/api/guidemodel/', body)).body).data);
  const ask = (body: object = question) => aVisitor(server.app).post('/api/submit/contactrequest', body);

  test('staff see how many saved houses have a plot and how many requests name the plot; the time shown for a saved house is that of its first save with the plot', async () => {
    const token = await save(house);
    clock += 8 * DAY_MS;
    await save({ ...house, Id: token, Name: 'Annat namn' });
    expect(await counts()).toEqual([
      [2, 1, 0, 0],
      [1, 0, 0, 0],
    ]);
    await anna.post('/api/submit/contactrequest', { ...question, SubmissionType: 'Quote', ConfigurationId: token });
    await ask();
    expect(await counts()).toEqual([
      [2, 1, 2, 2],
      [1, 0, 0, 0],
    ]);
    expect((await page(2)).Interested).toMatchObject([
      {
        Name: '=Åsa Lind',
        ConfigurationId: null,
        CustomerId: expect.any(Number),
        AtUtc: new Date(clock).toISOString(),
        Limits: [],
      },
      // The house and the request about it share one row of the list.
      {
        Name: 'Anna Berg',
        ConfigurationId: token,
        ConfigurationName: 'Annat namn',
        HouseModelName: 'Sjövik',
        CustomerId: expect.any(Number),
        AtUtc: new Date(now).toISOString(),
        Lead: { SubmissionType: 'Quote', Milestone: 'new' },
      },
    ]);
    // The house no longer has the plot, so it is not in the list, and the request has a row of its own.
    await save({ ...house, Id: token, PlotIds: [] });
    expect(await counts()).toContainEqual([2, 0, 2, 2]);
    expect((await page(2)).Interested.map(({ ConfigurationId }) => ConfigurationId)).toEqual([null, null]);
    // After the account is deleted, neither its house nor its request is in the list.
    await save({ ...house, Id: token });
    await anna.post('/api/account/delete', { Password: 'en egen mening' });
    expect(await connection.db.select().from(plotChoices)).toEqual([]);
    expect(await counts()).toContainEqual([2, 0, 1, 1]);
  });

  test('for each limit of a plot, such as the height, the list of interested customers shows the measurement of the customer’s house and whether it is within the limit', async () => {
    await save({ ...house, MunicipalityId: '0643', PlotIds: [1] });
    const [interested] = (await page(1)).Interested;
    expect(interested).toMatchObject({
      Limits: [
        { Measure: 'buildArea', Has: 130, Allows: 100, Holds: false },
        { Measure: 'height', Has: 7.5, Allows: 20, Holds: true },
      ],
    });
  });

  test('the list of people who want a plot has pages of 50 rows, latest first; its pages skip no row even if several rows have the same time', async () => {
    const total = 117;
    await connection.db.execute(sql`
      insert into leads (id, submission_type, sent_at, name, email, phone, message, house_title, plot_ids, salesperson_name, salesperson_email, source, marketing)
      select gen_random_uuid(), 'Sales', ${new Date(now).toISOString()}::timestamptz + (n / 60) * interval '1 second', 'Nr ' || n, 'nr' || n || '@example.se', '', '', '', '{2}', '', '', 'plots', '{}'
      from generate_series(1, ${total}::int) as n`);
    await connection.db.execute(sql`
      insert into lead_work (lead_id, arrived_at, waiting_since) select id, sent_at, sent_at from leads`);
    await save(house);
    const seen: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const part: Page = await page(2, next && `?after=${encodeURIComponent(next)}`);
      expect(part.Interested.length).toBeLessThanOrEqual(50);
      seen.push(...part.Interested.map(({ Name }) => Name));
      next = part.Next;
    }
    expect([seen.length, new Set(seen).size]).toEqual([total + 1, total + 1]);
    // The requests `Nr 60` to `Nr 117` have the latest time of all, so the list begins with one of them.
    expect(Number(seen[0]?.slice(3))).toBeGreaterThanOrEqual(60);
  });

  test('queries like those that count the saved houses and the requests with a plot can use an index', async () => {
    const planOf = async (query: ReturnType<typeof sql>) =>
      connection.db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`);
        return JSON.stringify((await tx.execute(sql`explain ${query}`)).rows);
      });
    const naming = sql`"plot_ids" <> '{}' and "held_back" is null and "erased_at" is null`;
    expect(await planOf(sql`select plot_id, count(*), max(since) from plot_choices group by plot_id`)).toContain(
      'plot_choices_plot',
    );
    expect(await planOf(sql`select unnest(plot_ids), sent_at from leads where ${naming}`)).toContain('leads_naming_plots');
  });

  once.test(
    'the list of plots can be filtered by municipality and words, and exported as CSV; in the exported lists, a name that begins with “=” is not a formula',
    async () => {
      await ask();
      expect(await counts('?municipality=Habo')).toEqual([[1, 0, 0, 0]]);
      expect(await counts('?search=BJ%C3%96RK%20habo')).toEqual([[1, 0, 0, 0]]);
      expect(await counts('?search=finns%20inte')).toEqual([]);
      const file = async (path: string) =>
        new TextDecoder('utf-8', { ignoreBOM: true }).decode(await (await eva.file(path)).arrayBuffer());
      const list = await file('/api/admin/plots.csv?municipality=Ume%C3%A5');
      expect(list.startsWith('\uFEFFTomt;')).toBe(true);
      expect(list.trimEnd().split('\r\n')).toHaveLength(2);
      expect(await file('/api/admin/plots/2/interested.csv')).toContain(";'=Åsa Lind;asa.lind@example.se;");
      // The exported list has names and addresses, so the audit log records the export.
      const exported = (await connection.db.select().from(auditLog)).filter(({ action }) => action === 'list-exported');
      expect(exported).toMatchObject([{ details: { list: 'interested', format: 'csv' } }]);
      for (const path of ['/api/admin/plots/99', '/api/admin/plots/99/interested.csv'])
        expect((await eva.get(path)).body).toMatchObject({ code: 'unknown-plot' });
      expect((await eva.get('/api/admin/plots/2?after=x')).body).toMatchObject({ code: 'malformed-query' });
    },
  );

  once.test(
    'if salespersons may see only their own requests, the numbers for a plot leave out the requests of other salespersons, and the list shows the customers of other salespersons without names',
    async () => {
      server = aServer(connection.db, { now: () => clock, salesmenSee: 'own' });
      const token = await save(house);
      await anna.post('/api/submit/contactrequest', { ...question, SubmissionType: 'Quote', ConfigurationId: token });
      clock += 1000;
      await ask();
      const own = async (who: TestMember) => {
        const visitor = aVisitor(server.app);
        await visitor.post('/api/account/login', { username: who.user.email, password: 'en egen mening' });
        const list = (await visitor.get('/api/admin/plots')).body as Listed;
        const { Interested } = (await visitor.get('/api/admin/plots/2')).body as Page;
        return [
          list.Plots.find(({ Plot: { Id } }) => Id === 2),
          Interested.map(({ Name, Lead: CustomerRequest }) => [Name, CustomerRequest !== null]),
        ];
      };
      expect(await own(eva)).toMatchObject([
        { Houses: 1, Requests: 2 },
        [
          ['=Åsa Lind', true],
          ['Anna Berg', true],
        ],
      ]);
      expect(await own(ola)).toMatchObject([{ Houses: 1, Requests: 0 }, [['', false]]]);
    },
  );
});
