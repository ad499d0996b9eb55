import { aPlan } from '@gavel/core/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '../../../db/connect.ts';
import { aMailbox } from '../../../testing/a-mailbox.ts';
import { aMember, type TestMember } from '../../../testing/a-member.ts';
import { aPress } from '../../../testing/a-press.ts';
import { aHouse, aPublishedRange } from '../../../testing/a-published-range.ts';
import { aServer, now } from '../../../testing/a-server.ts';
import { aVisitor } from '../../../testing/a-visitor.ts';
import { openDatabase } from '../../../testing/databases.ts';
import { makeApiKey } from '../../integrations/api-keys/api-keys.ts';
import { storeRange } from '../../range/store-range.ts';
import { requests } from './requests.tables.ts';

const plots = aPublishedRange().plots.map((plot) => ({
  ...plot,
  maxBuildArea: 90,
  border: [
    [0, 0],
    [30, 0],
    [30, 40],
    [0, 40],
  ] as const,
}));

const house = {
  HouseId: 1,
  MunicipalityId: '2480',
  WebConfigurationId: 10,
  Name: 'Sjöhuset',
  Answers: { 11: 111 },
  PlotIds: [2],
};
const placement = { PlotId: 2, East: 15, North: 10, Turn: 180 };
const address = plots[1]?.address;

let connection: Connection;
beforeAll(async () => {
  connection = await openDatabase();
  await storeRange(connection.db, aPublishedRange({ plots, houses: [aHouse(1, 'Sjövik', { plan: aPlan() })] }), new Date(now));
});
afterAll(() => connection.close());

/** Saves a house, and returns its token. */
async function save(who: TestMember, body: object): Promise<string> {
  return String(Reflect.get(Object((await who.post('/api/guidemodel/', { ...house, ...body })).body), 'data'));
}

const askForQuote = (who: TestMember, token: string) =>
  who.post('/api/submit/contactrequest', { SubmissionType: 'Quote', ConfigurationId: token, Plots: [2] });

test('the salesperson’s page and the PDF show the placement that the house had on the plot when the customer sent the quote request', async () => {
  const press = aPress();
  const server = aServer(connection.db, { press });
  const anna = await aMember(server);
  const sara = await aMember(server, { firstName: 'Sara', role: 'Salesmen' });
  const token = await save(anna, { Placement: placement });
  await askForQuote(anna, token);
  await save(anna, { Id: token, Placement: { ...placement, North: 20 } });
  const [{ id } = { id: '' }] = await connection.db.select().from(requests);
  const { body } = await sara.get(`/api/admin/leads/${id}/changes`);
  expect(body).toMatchObject({
    Situation: {
      Address: address,
      IsAllowed: false,
      Verdict: 'Huset täcker mer av tomten än tillåtet',
      Facts: [
        { Term: 'Närmast gränsen', Value: '6 m, minst 4,5 m' },
        { Term: 'Byggnadsarea', Value: '96 m², mer än tillåtna 90 m²' },
        { Term: 'Framsidan mot', Value: 'söder, 180°' },
      ].map((fact) => ({ ...fact, Value: fact.Value.replaceAll(/(?<=\d) (?=m)/g, '\u00a0') })),
      Drawing: expect.stringMatching(/^<svg .*<\/svg>$/),
    },
  });

  await sara.download(`/api/admin/leads/${id}/document`);
  await anna.download(`/api/guidemodel/document/${token}`);
  const [sent, saved] = press.printed;
  expect(sent?.document.situation).toMatchObject({ heading: 'Huset på tomten', scale: 'Skala 1:300' });
  expect(sent?.document.situation?.facts[0]?.[1]).toContain('6\u00a0m');
  expect(saved?.document.situation?.facts[0]?.[1]).toContain('9\u00a0m');
  expect(sent?.pictures.drawings.has('situation.svg')).toBe(true);
});

test('if the customer moves the house on the plot after the quote request, the customer and the salesperson see the old and the new place; the e-mails about the next quote request state both places', async () => {
  const box = aMailbox();
  let clock = now;
  const server = aServer(connection.db, { mails: box, now: () => clock });
  const cilla = await aMember(server, { firstName: 'Cilla' });
  const sara = await aMember(server, { firstName: 'Selma', role: 'Salesmen' });
  const token = await save(cilla, { Placement: placement });
  await askForQuote(cilla, token);
  const changes = async () => {
    const { body } = await cilla.get(`/api/guidemodel/${token}/requests`);
    const { Requests: sent, Changes: theirs } = body as { Requests: readonly { Id: string }[]; Changes: unknown };
    const { body: desk } = await sara.get(`/api/admin/leads/${sent[0]?.Id}/changes`);
    expect(desk).toMatchObject({ Changes: theirs });
    return theirs;
  };
  expect(await changes()).toBeNull();

  const [was, moved] = [
    `${address}, med framsidan mot söder (180°)`,
    `${address}, 5\u00a0m längre mot nordost, med framsidan mot sydväst (225°)`,
  ];
  await save(cilla, { Id: token, Placement: { ...placement, East: 18, North: 14, Turn: 225 } });
  expect(await changes()).toMatchObject({ Facts: [{ Fact: 'placement', From: was, To: moved, Price: 0 }], Answers: [] });
  clock += 60_000;
  await askForQuote(cilla, token);
  for (const { text } of box.mails.slice(-2)) expect(text).toContain(`Placering på tomten: ${was} blev ${moved}`);
  expect(await changes()).toBeNull();
  await save(cilla, { Id: token, Placement: null });
  expect(await changes()).toMatchObject({ Facts: [{ Fact: 'placement', To: 'Inte placerat' }] });
});

test('if another system reads a request through the API, the response contains the placement of the house on the plot', async () => {
  const server = aServer(connection.db);
  const dora = await aMember(server, { firstName: 'Dora' });
  const token = await save(dora, { Placement: placement });
  await askForQuote(dora, token);
  const { body } = await dora.get(`/api/guidemodel/${token}/requests`);
  const [{ Id: id } = { Id: '' }] = (body as { Requests: readonly { Id: string }[] }).Requests;
  const { key } = await makeApiKey(server.dependencies, {
    name: 'CRM',
    scopes: ['leads:read'],
    expiresAt: null,
    createdBy: null,
  });
  const record = await aVisitor(server.app).look(`/api/v1/leads/${id}`, { headers: { Authorization: `Bearer ${key}` } });
  expect(record.body).toMatchObject({ Plots: [2], House: { HouseId: 1, Placement: placement } });
});

test('the PDF of a house without a placement on a plot has no situation plan (the drawing of the house on its plot)', async () => {
  const press = aPress();
  const anna = await aMember(aServer(connection.db, { press }), { firstName: 'Berit' });
  const token = await save(anna, {});
  await anna.download(`/api/guidemodel/document/${token}`);
  expect(press.printed[0]?.document.situation).toBeNull();
});
