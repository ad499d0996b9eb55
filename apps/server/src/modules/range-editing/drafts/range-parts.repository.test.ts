import { fileURLToPath } from 'node:url';
import { asBaseAnswerId } from '@gavel/core';
import type { PublishedCampaign, PublishedHouse, PublishedRange } from '@gavel/range';
import { publishRange } from '@gavel/range/publishing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../db/connect.ts';
import { aMember, type TestMember } from '../../../testing/a-member.ts';
import { aPrice } from '../../../testing/a-published-question.ts';
import { aServer, now, type TestServer } from '../../../testing/a-server.ts';
import { databases } from '../../../testing/databases.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import { publishedRanges, rangeRevisions, rangeTexts } from '../../range/range.tables.ts';
import { findLatestRevision, fromFolder, readRevision } from '../../range/revisions.repository.ts';
import { storeRange } from '../../range/store-range.ts';
import { rangeWorkHere } from '../work/range-jobs.ts';
import { draftChanges, rangeDrafts } from './drafts.tables.ts';

const folder = fileURLToPath(new URL('../../../../../web/testing/range', import.meta.url));
const built = publishRange(folder, now);

interface Field {
  readonly Name: string;
  readonly Published: string | null;
  readonly Draft: string | null;
}

const rule = { Kind: 'answer', Key: 'fasad-falurod', Field: 'rule' };
const title = { Kind: 'question', Key: 'sovrum', Field: 'title' };
const discount = { Kind: 'campaign', Key: 'mer-hus', Field: 'levels.2.discount' };

describe.each(databases)('edited texts, rules and campaigns, stored in the database $kind', ({ open }) => {
  let connection: Connection;
  let server: TestServer;
  let elin: TestMember;
  let anna: TestMember;
  beforeAll(async () => {
    connection = await open();
  }, 60_000);
  afterAll(() => connection.close());
  beforeEach(async () => {
    const { db } = connection;
    for (const table of [draftChanges, rangeDrafts, rangeRevisions, rangeTexts, publishedRanges, users]) await db.delete(table);
    const { range, written } = await built;
    if (!range || !written) throw new Error('the range of the tests has faults');
    await storeRange(db, range, new Date(now), { revision: fromFolder(written) });
    server = aServer(db);
    elin = await aMember(server, { firstName: 'Elin', role: 'Admin' });
    anna = await aMember(server, { firstName: 'Anna', role: 'Admin' });
  });

  const write = (who: TestMember, ...values: object[]) => who.post('/api/admin/range/values', { Values: values });
  const judge = (text: string, name: object = rule) => elin.post('/api/admin/range/rules/verdict', { ...name, Rule: text });
  const fieldOf = async ({ Kind, Key, Field }: typeof rule) => {
    const { body } = await elin.get('/api/admin/range/parts');
    const { Parts } = body as { Parts: readonly { Kind: string; Key: string; Fields: readonly Field[] }[] };
    return Parts.find((part) => part.Kind === Kind && part.Key === Key)?.Fields.find(({ Name }) => Name === Field);
  };
  const changes = async () => ((await elin.get('/api/admin/range')).body as { Changes: readonly object[] }).Changes;
  const textOf = async (file: string) => {
    const latest = await findLatestRevision(connection.db);
    if (!latest) throw new Error('there is no revision');
    return (await readRevision(connection.db, latest)).texts.get(file);
  };

  test('a typed rule becomes a change of the draft, and typing the published rule again removes the change', async () => {
    const { Published: before = null } = (await fieldOf(rule)) ?? {};
    expect(before).toBe('!answer("yta-hyvlad")');
    await write(elin, { ...rule, Read: before, Value: 'answer("yta-finsagad")' });
    expect(await fieldOf(rule)).toMatchObject({ Published: before, Draft: 'answer("yta-finsagad")' });
    expect(await changes()).toMatchObject([
      {
        By: 'Elin Berg',
        IsStale: false,
        Prices: [],
        Value: { Kind: 'answer', Key: 'fasad-falurod', Field: 'rule', Before: before, After: 'answer("yta-finsagad")' },
      },
    ]);
    await write(anna, { ...rule, Read: 'answer("yta-finsagad")', Value: before });
    expect(await changes()).toEqual([]);
  });

  test('a changed text, a new rule and a changed discount are published as they were typed, and no other line of their two files changes', async () => {
    const before = await textOf('questions/inne.yaml');
    const campaigns = await textOf('campaigns.yaml');
    await write(
      elin,
      { ...title, Read: 'Sovrum', Value: 'Hur många sovrum?' },
      { Kind: 'answer', Key: 'sovrum-fyra', Field: 'rule', Read: null, Value: '!answer("kok-avskilt")' },
      { ...discount, Read: '35000', Value: '40000' },
    );
    const { body } = await elin.get('/api/admin/range');
    const { DraftTag } = body as { DraftTag: string };
    await elin.get('/api/admin/range/effects');
    const published = await elin.post('/api/admin/range/publication', { Message: '' }, { 'If-Match': `"${DraftTag}"` });
    expect(published.status).toBe(200);
    const ruled = `      rule: '!answer("kok-avskilt")'\n`;
    expect(await textOf('questions/inne.yaml')).toBe(
      before?.replace('title: Sovrum\n', 'title: Hur många sovrum?\n').replace('- key: takhojd\n', `${ruled}$&`),
    );
    expect(await textOf('campaigns.yaml')).toBe(campaigns?.replace('discount: 35000', 'discount: 40000'));
    const { houses } = await server.dependencies.currentRange();
    const questions = houses.flatMap(({ webConfiguration }) => webConfiguration.sections.flatMap((section) => section.questions));
    expect(questions.map((question) => question.title)).toContain('Hur många sovrum?');
  });

  test('if an editor types å as two characters (a and a ring), the server stores it as one character', async () => {
    await write(elin, { ...title, Read: 'Sovrum', Value: 'Små sovrum'.normalize('NFD') });
    expect(await fieldOf(title)).toMatchObject({ Draft: 'Små sovrum' });
  });

  test('if two people change the same text, the server does not store the second change, and returns both texts to the second person', async () => {
    await write(elin, { ...title, Read: 'Sovrum', Value: 'Sovrummen' });
    const { body } = await write(anna, { ...title, Read: 'Sovrum', Value: 'Antal sovrum' });
    expect(body).toMatchObject({ Conflicts: [{ ...title, Value: 'Antal sovrum', Theirs: 'Sovrummen', By: 'Elin Berg' }] });
    expect(await fieldOf(title)).toMatchObject({ Draft: 'Sovrummen' });
    await write(anna, { ...title, Read: 'Sovrummen', Value: 'Antal sovrum' });
    expect(await fieldOf(title)).toMatchObject({ Draft: 'Antal sovrum' });
  });

  test('an editor can change a text and turn off a campaign, undo both changes and make such changes again, without a conflict with their own changes', async () => {
    const line = { Kind: 'answer', Key: 'sovrum-fyra', Field: 'altText' };
    const off = { Kind: 'campaign', Key: 'mer-hus', Field: 'disabled' };
    await write(elin, { ...line, Read: null, Value: 'Ny' }, { ...off, Read: null, Value: 'true' });
    await write(elin, { ...line, Read: 'Ny', Value: '' }, { ...off, Read: 'true', Value: 'false' });
    const { body } = await write(elin, { ...line, Read: '', Value: 'Nyare' }, { ...off, Read: 'false', Value: 'true' });
    expect(body).toMatchObject({ Conflicts: [] });
    expect([await fieldOf(line), await fieldOf(off)]).toMatchObject([{ Draft: 'Nyare' }, { Draft: 'true' }]);
  });

  test('if a file of the range uses a value in several places by a YAML alias, the server refuses to change the value; a change of this value that is already in the draft has no effect', async () => {
    await write(elin, { ...title, Read: 'Sovrum', Value: 'Sovrummen' });
    const { range, written } = await built;
    if (!range || !written) throw new Error('the range of the tests has faults');
    const shared =
      written.texts.get('questions/inne.yaml')?.replace('title: Sovrum\n', 'title: &room Sovrum\n  tip: *room\n') ?? '';
    const texts = new Map([...written.texts, ['questions/inne.yaml', shared]]);
    await storeRange(connection.db, range, new Date(now), { revision: fromFolder({ ...written, texts }) });
    const [change] = (await changes()) as readonly { Id: number }[];
    expect(change).toMatchObject({ IsStale: true });
    expect((await elin.post(`/api/admin/range/changes/${change?.Id}/confirmation`, null)).body).toMatchObject({
      code: 'shared-value',
    });
    await elin.post(`/api/admin/range/changes/${change?.Id}/removal`, null);
    expect((await write(elin, { ...title, Read: 'Sovrum', Value: 'Rum' })).body).toMatchObject({ code: 'shared-value' });
    expect(await changes()).toEqual([]);
    await write(elin, { ...title, Field: 'tip', Read: 'Sovrum', Value: 'Rum' });
    expect(await changes()).toMatchObject([{ IsStale: false, Value: { Before: 'Sovrum', After: 'Rum' } }]);
  });

  test('if an editor’s change names an unknown field or an invalid number, the server refuses it and the draft stays unchanged', async () => {
    const unknown = await write(elin, { ...title, Field: 'price', Read: null, Value: '1' });
    expect(unknown.body).toMatchObject({ code: 'unknown-value' });
    expect((await write(elin, { ...discount, Read: '35000', Value: 'mycket' })).body).toMatchObject({ code: 'unknown-value' });
    expect(await changes()).toEqual([]);
  });

  test('if a value is edited in the draft and then a version with another value is published, the edit has no effect until somebody confirms the edit', async () => {
    await write(elin, { ...title, Read: 'Sovrum', Value: 'Sovrummen' });
    const { range, written } = await built;
    if (!range || !written) throw new Error('the range of the tests has faults');
    const text = written.texts.get('questions/inne.yaml')?.replace('title: Sovrum\n', 'title: Rum\n') ?? '';
    const texts = new Map([...written.texts, ['questions/inne.yaml', text]]);
    await storeRange(connection.db, { ...range, texts: {} }, new Date(now), { revision: fromFolder({ ...written, texts }) });
    const [change] = (await changes()) as readonly { Id: number }[];
    expect(change).toMatchObject({ IsStale: true, Value: { Before: 'Sovrum', After: 'Sovrummen', Now: 'Rum' } });
    expect(await fieldOf(title)).toMatchObject({ Published: 'Rum', Draft: 'Rum' });
    await elin.post(`/api/admin/range/changes/${change?.Id}/confirmation`, null);
    const [kept] = (await changes()) as readonly { Id: number }[];
    expect(kept).toMatchObject({ IsStale: false, Value: { Before: 'Rum' } });
    await elin.post(`/api/admin/range/changes/${kept?.Id}/removal`, null);
    expect(await changes()).toEqual([]);
  });

  test('if rules can exclude all answers of a question, the check of a typed rule returns the clicks after which this happens', async () => {
    expect((await judge('!answer("yta-hyvlad")')).body).toMatchObject({ Faults: [], Objections: [] });
    expect((await judge('answer("finns-inte")')).body).toMatchObject({ Faults: [expect.stringContaining('finns-inte')] });
    // Both corner colours require the same panel: a visitor who chooses another panel has no corner colour left.
    const grey = { Kind: 'answer', Key: 'knutar-gra', Field: 'rule' };
    await write(elin, { ...grey, Read: null, Value: 'answer("panel-lock")' });
    const { body } = await judge('answer("panel-lock")', { ...grey, Key: 'knutar-vit' });
    const { Objections } = body as { Objections: readonly { IsFatal: boolean; Example: object }[] };
    const fatal = Objections.filter(({ IsFatal }) => IsFatal);
    expect(fatal.length).toBeGreaterThan(0);
    expect(fatal[0]?.Example).toMatchObject({ Clicks: [{ Question: 'Panel' }], QuestionId: expect.any(Number) });
    // Checking a rule saves nothing, so the draft still has only the typed change.
    expect(await changes()).toHaveLength(1);
  });

  test('the page with the effects of a campaign shows each house’s price during the campaign and its lowest price of the 30 days before the campaign', async () => {
    const effects = async (key: string) => (await elin.get(`/api/admin/range/campaigns/${key}/effects`)).body;
    interface Effects {
      readonly StartsAtUtc: string | null;
      readonly Houses: readonly {
        HouseTitle: string;
        Ordinary: number;
        Price: number;
        OwnDiscount: number;
        EarlierLowest: number | null;
      }[];
    }
    const { StartsAtUtc, Houses } = (await effects('en-och-en-halv')) as Effects;
    expect(StartsAtUtc).not.toBeNull();
    expect(Houses.length).toBeGreaterThan(0);
    for (const { Ordinary, Price, OwnDiscount, EarlierLowest } of Houses) {
      expect([OwnDiscount, Ordinary - Price]).toEqual([40_000, 40_000]);
      expect(EarlierLowest).toBe(Ordinary);
    }
    // The draft raises the discount. The lowest price of the 30 days before the campaign stays the same.
    const campaign = { Kind: 'campaign', Key: 'en-och-en-halv' };
    await write(elin, { ...campaign, Field: 'discount', Read: '40000', Value: '50000' });
    const raised = (await effects('en-och-en-halv')) as Effects;
    expect(raised.Houses[0]).toMatchObject({ OwnDiscount: 50_000, EarlierLowest: Houses[0]?.Ordinary });
    await write(elin, { ...campaign, Field: 'to', Read: '2028-12-31', Value: '2026-10-02' });
    expect(await effects('en-och-en-halv')).toMatchObject({ StartsAtUtc: null, Houses: [] });
    expect(await effects('finns-inte')).toMatchObject({ code: 'unknown-value' });
  });

  describe('the effects of a campaign', () => {
    /**
     * Deletes all versions of the range, and publishes one at the time `at`. In it, `change` has changed each campaign, and in the file
     * `campaigns.yaml`, `is` replaces `was`.
     */
    async function publishOnly(at: string, was: string, is: string, change: (one: PublishedCampaign) => PublishedCampaign) {
      const { range, written } = await built;
      if (!range || !written) throw new Error('the range of the tests has faults');
      for (const table of [rangeRevisions, rangeTexts, publishedRanges]) await connection.db.delete(table);
      const houses = range.houses.map((house) => {
        const { webConfiguration } = house;
        return { ...house, webConfiguration: { ...webConfiguration, campaigns: webConfiguration.campaigns.map(change) } };
      });
      const texts = new Map([...written.texts, ['campaigns.yaml', written.texts.get('campaigns.yaml')?.replace(was, is) ?? '']]);
      await storeRange(connection.db, { ...range, houses }, new Date(at), { revision: fromFolder({ ...written, texts }) });
    }
    const effects = async () => (await elin.get('/api/admin/range/campaigns/en-och-en-halv/effects')).body;

    test('if a campaign has no first day, the page with its effects shows the time of its first publication as its start', async () => {
      await publishOnly('2026-10-05T08:00Z', "  from: '2026-10-01'\n", '', (one) => ({ ...one, validFrom: '' }));
      const { StartsAtUtc, Houses } = (await effects()) as { StartsAtUtc: string; Houses: readonly Record<string, number>[] };
      expect(StartsAtUtc).toBe('2026-10-05T08:00:00.000Z');
      expect(Houses.length).toBeGreaterThan(0);
      for (const { Ordinary, EarlierLowest } of Houses) expect(EarlierLowest).toBe(Ordinary);
    });

    test('if two campaigns reduce the price of a house, the page with the effects shows one earlier lowest price: the lowest in the 30 days before either campaign', async () => {
      const triggers = '  triggers:\n    - { display: true, discount: true, answers: [varme-berg] }\n';
      const isAlways = ({ title }: PublishedCampaign) => title === 'Värme från berget';
      await publishOnly('2026-06-01T08:00Z', triggers, '', (one) => (isAlways(one) ? { ...one, triggers: [] } : one));
      const { Houses } = (await effects()) as { Houses: readonly Record<string, number>[] };
      expect(Houses.length).toBeGreaterThan(0);
      // The campaign `varme-fran-berget` began on 1 November. In the 30 days before that day, only the campaign `en-och-en-halv` reduced
      // the price.
      for (const { Ordinary = 0, Price, EarlierLowest } of Houses)
        expect([Price, EarlierLowest]).toEqual([Ordinary - 65_000, Ordinary - 40_000]);
    });
  });

  test('the page with the effects of a campaign shows each house in the municipality where the house with its standard answers costs least, even if the house without answers costs less elsewhere', async () => {
    const judge: typeof rangeWorkHere.judge = async (draft) => {
      const judged = await rangeWorkHere.judge(draft);
      return { ...judged, range: judged.range && dearInTheSouth(judged.range), startPrices: [] };
    };
    server = aServer(connection.db, { rangeWork: { ...rangeWorkHere, judge } });
    const admin = await aMember(server, { firstName: 'Sara', role: 'Admin' });
    const { body } = await admin.get('/api/admin/range/campaigns/en-och-en-halv/effects');
    const { Houses } = body as { readonly Houses: readonly { readonly Area: string }[] };
    expect(new Set(Houses.map(({ Area }) => Area))).toEqual(new Set(['Norr']));
  });

  test('staff without the permission to edit the range cannot read or write its texts and rules, and cannot check a rule', async () => {
    const ulf = await aMember(server, { firstName: 'Ulf', role: 'Salesmen', grantedAccess: [] });
    expect((await ulf.get('/api/admin/range/parts')).status).toBe(403);
    expect((await write(ulf, { ...title, Read: 'Sovrum', Value: 'Sovrummen' })).status).toBe(403);
    expect((await ulf.post('/api/admin/range/rules/verdict', { ...rule, Rule: '' })).status).toBe(403);
  });
});

/** Returns the range with each answer 500 000 kr dearer in the south. Without answers, a house costs less there than in the north. */
function dearInTheSouth(range: PublishedRange): PublishedRange {
  const added = asBaseAnswerId(999_999);
  const dearer = ({ webConfiguration, ...house }: PublishedHouse): PublishedHouse => {
    const { sections, baseAnswerPrices, baseQuestionToAnswers } = webConfiguration;
    const { N, S } = baseAnswerPrices;
    return {
      ...house,
      webConfiguration: {
        ...webConfiguration,
        sections: sections.map((section) => ({
          ...section,
          questions: section.questions.map((question) => ({
            ...question,
            answers: question.answers.map((answer) => ({ ...answer, baseAnswerIds: [...answer.baseAnswerIds, added] })),
          })),
        })),
        baseAnswerPrices: { N: { ...N, [added]: [aPrice(0)] }, S: { ...S, [added]: [aPrice(500_000)] } },
        baseQuestionToAnswers: { ...baseQuestionToAnswers, 99999: [added] },
      },
    };
  };
  return { ...range, houses: range.houses.map(dearer) };
}
