import type { HousePlan } from '@gavel/core/plan';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '../../../db/connect.ts';
import { aMember } from '../../../testing/a-member.ts';
import { aPress } from '../../../testing/a-press.ts';
import { aHouse, aPublishedRange } from '../../../testing/a-published-range.ts';
import { aServer, now } from '../../../testing/a-server.ts';
import { openDatabase } from '../../../testing/databases.ts';
import { storeRange } from '../../range/store-range.ts';
import { requests } from './requests.tables.ts';

/** A house of 12 × 8 m without doors or answers that change it. */
const plan: HousePlan = {
  length: 12_000,
  depth: 8_000,
  wall: 400,
  facades: { front: [], back: [], left: [], right: [] },
  door: null,
  gates: [],
  terrace: null,
  slope: null,
  open: false,
  storeys: [
    {
      name: 'Plan',
      height: 2400,
      x: [],
      y: [],
      map: ['V'],
      rooms: { V: { kind: 'living', name: 'Vardagsrum' } },
      joins: {},
      links: [],
    },
  ],
  stairs: {},
  variants: {},
  features: {},
  looks: {},
  questions: {},
};

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

let connection: Connection;
beforeAll(async () => {
  connection = await openDatabase();
  await storeRange(connection.db, aPublishedRange({ plots, houses: [aHouse(1, 'Sjövik', { plan })] }), new Date(now));
});
afterAll(() => connection.close());

test('a salesperson sees where the customer has placed the house when the quote was requested, and so does the PDF', async () => {
  const press = aPress();
  const server = aServer(connection.db, { press });
  const anna = await aMember(server);
  const sara = await aMember(server, { firstName: 'Sara', role: 'Salesmen' });
  const house = {
    HouseId: 1,
    MunicipalityId: '2480',
    WebConfigurationId: 10,
    Name: 'Sjöhuset',
    Answers: { 11: 111 },
    PlotIds: [2],
    Placement: { PlotId: 2, East: 15, North: 10, Turn: 180 },
  };
  const token = String(Reflect.get(Object((await anna.post('/api/guidemodel/', house)).body), 'data'));
  await anna.post('/api/submit/contactrequest', { SubmissionType: 'Quote', ConfigurationId: token, Plots: [2] });
  await anna.post('/api/guidemodel/', { ...house, Id: token, Placement: { ...house.Placement, North: 20 } });
  const [{ id } = { id: '' }] = await connection.db.select().from(requests);
  const { body } = await sara.get(`/api/admin/leads/${id}/changes`);
  const address = plots[1]?.address;
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

test('a house that stands on no plot has no situation plan', async () => {
  const press = aPress();
  const anna = await aMember(aServer(connection.db, { press }), { firstName: 'Berit' });
  const house = {
    HouseId: 1,
    MunicipalityId: '2480',
    WebConfigurationId: 10,
    Name: 'Sjöhuset',
    Answers: { 11: 111 },
    PlotIds: [2],
  };
  const token = String(Reflect.get(Object((await anna.post('/api/guidemodel/', house)).body), 'data'));
  await anna.download(`/api/guidemodel/document/${token}`);
  expect(press.printed[0]?.document.situation).toBeNull();
});
