import { fileURLToPath } from 'node:url';
import { asHouseId, asWebConfigurationId } from '@gavel/core';
import { publishRange, type YamlValue } from '@gavel/range/publishing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../db/connect.ts';
import { aHouseContent } from '../../../testing/a-house-content.ts';
import { aMember, type TestMember } from '../../../testing/a-member.ts';
import { aServer, now, type TestServer } from '../../../testing/a-server.ts';
import { databases } from '../../../testing/databases.ts';
import { users } from '../../people/accounts/accounts.tables.ts';
import { publishedRanges, rangeRevisions, rangeTexts } from '../../range/range.tables.ts';
import { findLatestRevision, fromFolder } from '../../range/revisions.repository.ts';
import { storeRange } from '../../range/store-range.ts';
import { insertHouse } from '../../visit/saved-houses/saved-houses.repository.ts';
import { changeDraft, lockDraft } from '../drafts/drafts.repository.ts';
import { draftChanges, rangeDrafts } from '../drafts/drafts.tables.ts';
import { keepHealth, storedHealth } from './range-health.ts';

const folder = fileURLToPath(new URL('../../../../../web/testing/range', import.meta.url));
const built = publishRange(folder, now);

const never = 'answer("kok-avskilt") && !answer("kok-avskilt")';
const dear = { Sheet: 'answers', Key: 'sovrum-fyra', Entry: 1, AreaKey: 'norr', Read: 24_500, Price: 26_000 };

describe.each(databases)('checking and publishing a draft, stored in the database $kind', ({ open }) => {
  let connection: Connection;
  let server: TestServer;
  let elin: TestMember;
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
  });

  /** Edits values in the draft directly in the database, without the API. */
  const edit = (file: string, ...values: (readonly [keys: readonly string[], value: YamlValue, before?: YamlValue])[]) =>
    connection.db.transaction(async (tx) => {
      const added = values.map(([keys, value, before]) => ({ file, keys, before, value }));
      await changeDraft(tx, await lockDraft(tx), { gone: [], added, by: elin.user.id, at: new Date(now) });
    });
  const rule = (answer: string) => [['grundtyp', 'answers', answer, 'rule'], never] as const;
  const effects = async () => (await elin.get('/api/admin/range/effects')).body;
  const publish = async (who: TestMember, reason?: string) => {
    const { DraftTag } = (await who.get('/api/admin/range')).body as { DraftTag: string };
    const words = { Message: '', ...(reason !== undefined && { SignedReason: reason }) };
    return (await who.post('/api/admin/range/publication', words, { 'If-Match': `"${DraftTag}"` })).body;
  };

  test('if rules can exclude all answers of a question, the server refuses to publish the draft even if an administrator gives a reason; the page with the effects shows an example: a municipality and the clicks that leave the question without an answer', async () => {
    await edit('questions/inne.yaml', rule('platta'), rule('krypgrund'));
    const before = (await findLatestRevision(connection.db))?.id;
    const sentence = expect.stringContaining('Frågan ”Grund” visas utan något svar att välja.');
    const { Refusals } = (await effects()) as { Refusals: { Groups: readonly { First: readonly object[] }[] } };
    expect(Refusals.Groups.flatMap(({ First }) => First)).toContainEqual(
      expect.objectContaining({
        Stops: 'always',
        File: 'questions/inne.yaml',
        Line: expect.any(Number),
        Sentence: sentence,
        Example: expect.objectContaining({ Municipality: expect.any(String), Clicks: [] }),
      }),
    );
    for (const reason of ['', 'Det går bra ändå'])
      expect(await publish(elin, reason)).toMatchObject({ code: 'range-refused', detail: sentence });
    expect((await findLatestRevision(connection.db))?.id).toBe(before);
    const { Health } = (await elin.get('/api/admin/range/draft/health')).body as { Health: object };
    expect(Health).toMatchObject({
      Verdicts: expect.arrayContaining([expect.objectContaining({ Property: 'neverStuck', Outcome: 'refuted' })]),
      Houses: [],
    });
  });

  test('if the rules of a draft always exclude one of the answers, an administrator must sign the warning about this answer before the draft can be published; later drafts with the same warning need no new signature', async () => {
    await edit('questions/inne.yaml', rule('krypgrund'));
    const sentences = [
      'Svaret ”Krypgrund” på frågan ”Grund” går aldrig att välja. Ändra svarets regel eller frågans, eller ta bort svaret.',
      'Priset på ”Krypgrund” gäller aldrig för någon. Ändra dess villkor, eller ta bort det.',
    ];
    const Groups = sentences.map((Sentence) => ({ Stops: 'unlessSigned', Count: 1, First: [{ Sentence }] }));
    expect(await effects()).toMatchObject({ Refusals: { Groups: [] }, ToSign: { Groups } });
    expect(await publish(elin)).toMatchObject({ code: 'range-unsigned', detail: sentences[0] });
    const per = await aMember(server, { firstName: 'Per', role: 'Salesmen', grantedAccess: ['range-publish'] });
    expect(await publish(per, 'Det går bra')).toMatchObject({ code: 'range-unsigned' });
    expect(await publish(elin, 'Kommer i vår')).toMatchObject({
      Changes: [],
      Published: {
        Proof: { Statements: expect.any(Number), Objections: 3, Seconds: expect.any(Number) },
        Signature: { By: 'Elin Berg', Reason: 'Kommer i vår' },
      },
    });
    const { body } = await elin.get('/api/admin/log?kind=range');
    expect(body).toMatchObject({
      Rows: [
        { Action: 'range-signed', Actor: { Name: 'Elin Berg' }, Reason: 'Kommer i vår', Details: { warnings: 2 } },
        { Action: 'range-published' },
      ],
    });
    // The warnings are signed already, so they do not block a change of a price.
    await per.post('/api/admin/range/prices', { Prices: [dear] });
    expect(await publish(per)).toMatchObject({ Published: { By: 'Per Berg', Signature: null } });
  });

  test('a draft that removes a municipality in which customers have saved houses can be published only with an administrator’s signature', async () => {
    const { range } = await built;
    const house = range?.houses.find(({ key }) => key === 'garage-32');
    const content = aHouseContent({
      name: 'Vårt garage',
      houseId: asHouseId(house?.id ?? 0),
      webConfigurationId: asWebConfigurationId(house?.webConfiguration.id ?? 0),
      municipalityId: '1440',
      answers: new Map(),
    });
    const saver = { userId: elin.user.id, at: new Date(now) };
    await insertHouse(connection.db, { token: 'abcd1234', ownerId: elin.user.id, content, saver });
    expect((await elin.get('/api/admin/range/health')).body).toMatchObject({
      Verdicts: expect.arrayContaining([
        { Property: 'saved', Outcome: 'tried', Statements: 1, Sentence: 'Provat på det enda' },
        { Property: 'neverStuck', Outcome: 'proven', Statements: expect.any(Number), Sentence: 'Bevisat för alla kommuner' },
      ]),
    });
    const south = ['1440 Ale', '1278 Båstad', '1480 Göteborg', '1280 Malmö', '1496 Skövde', '0180 Stockholm', '0305 Håbo'];
    const rest = ['0380 Uppsala', '0980 Gotland', '1492 Åmål'];
    await edit('municipalities.yaml', [
      ['areas', 'syd'],
      [...south.slice(1), ...rest],
      [...south, ...rest],
    ]);
    const sentence = 'Ett sparat hus eller en offert av Garage 32 går inte att öppna längre.';
    expect(await effects()).toMatchObject({
      Faults: [],
      ToSign: { Groups: [{ Property: 'saved', First: [{ File: null, Sentence: sentence }] }] },
    });
    expect(await publish(elin)).toMatchObject({ code: 'range-unsigned', detail: sentence });
    const per = await aMember(server, { firstName: 'Per', role: 'Salesmen', grantedAccess: ['range-publish'] });
    expect(await publish(per, 'Ale byter område')).toMatchObject({ code: 'range-unsigned' });
    expect(await publish(elin, 'Ale byter område')).toMatchObject({ Published: { Signature: { By: 'Elin Berg' } } });
  });

  test('a draft with an answer that has no picture can be published only with an administrator’s signature', async () => {
    await edit('questions/inne.yaml', [['grundtyp', 'answers', 'krypgrund', 'picture'], ['mark:grus']]);
    const First = [{ File: 'questions/inne.yaml', Sentence: expect.stringContaining('has no scene') }];
    const Groups = [{ Property: 'pictures', Kind: 'missingPicture', Count: 1, First }];
    expect(await effects()).toMatchObject({ Faults: [], Refusals: { Groups: [] }, ToSign: { Groups } });
    expect(await publish(elin)).toMatchObject({ code: 'range-unsigned' });
    const per = await aMember(server, { firstName: 'Per', role: 'Salesmen', grantedAccess: ['range-publish'] });
    expect(await publish(per, 'Bilden kommer')).toMatchObject({ code: 'range-unsigned' });
    expect(await publish(elin, 'Bilden kommer')).toMatchObject({ Published: { Signature: { By: 'Elin Berg' } } });
  });

  test('if a new rule lowers the number of possible houses, the page with the effects shows an example of a house that the rule makes impossible', async () => {
    await edit('questions/inne.yaml', [['grundtyp', 'answers', 'krypgrund', 'rule'], 'answer("kok-avskilt")']);
    const { PossibleHouses, ToSign } = (await effects()) as {
      ToSign: { Groups: readonly object[] };
      PossibleHouses: readonly { Before: { Count: string }; After: { Count: string }; Lost: object; Gained: object }[];
    };
    expect([ToSign.Groups, PossibleHouses.length > 0]).toEqual([[], true]);
    for (const { Before, After, Lost, Gained } of PossibleHouses) {
      expect(BigInt(After.Count) * 4n).toBe(BigInt(Before.Count) * 3n);
      expect(Lost).toMatchObject({
        Clicks: expect.arrayContaining([expect.objectContaining({ Question: 'Grund', Answer: 'Krypgrund' })]),
      });
      expect(Gained).toBeNull();
    }
  });

  test('for each kind of objection to a version, the server returns the number of objections and the first fifty; another HTTP request returns the following objections to the same version', async () => {
    await elin.get('/api/admin/range/health');
    const revision = await findLatestRevision(connection.db);
    const health = revision && storedHealth(revision);
    if (!revision || !health) throw new Error('the version has no proof');
    const objections = Array.from({ length: 120 }, (_, at) => ({
      property: 'pictures' as const,
      kind: 'wrongSize' as const,
      stops: 'unlessSigned' as const,
      file: `pictures/${at}.webp`,
      line: 1,
      sentence: `picture ${at}`,
      houses: [],
      example: null,
    }));
    await keepHealth(connection.db, revision, { ...health, objections });
    const { body } = await elin.get('/api/admin/range/health');
    const { Objections } = body as { Objections: { Groups: readonly { First: readonly object[] }[] } };
    expect(Objections).toMatchObject({ List: 'published', Groups: [{ Kind: 'wrongSize', Count: 120 }] });
    expect(Objections.Groups[0]?.First).toHaveLength(50);
    const more = async (tag: string) => {
      const group = `property=pictures&kind=wrongSize&stops=unlessSigned`;
      return (await elin.get(`/api/admin/range/objections?list=published&tag=${tag}&${group}&from=100`)).body;
    };
    const { Objections: last } = (await more(String(revision.id))) as { Objections: readonly { Sentence: string }[] };
    expect([last.length, last[0]?.Sentence, last.at(-1)?.Sentence]).toEqual([20, 'picture 100', 'picture 119']);
    expect(await more(String(revision.id + 1))).toMatchObject({ code: 'range-conflict' });
  });

  test('if a version was published from a folder without a check, the server checks the version when somebody first reads its findings, and stores them for later readers', async () => {
    const { body } = await elin.get('/api/admin/range/health');
    const kept = await findLatestRevision(connection.db);
    const objection = { Property: 'bundles', Sentence: expect.stringContaining('Komplett') };
    expect(kept?.proof).toMatchObject({ Objections: [objection] });
    expect(body).toMatchObject({ Objections: { Tag: String(kept?.id), Groups: [{ Count: 1, First: [objection] }] } });
    const again = aServer(connection.db, {
      rangeWork: {
        ...server.dependencies.rangeWork,
        judge: () => Promise.reject(new Error('proven already')),
      },
    });
    const anna = await aMember(again, { firstName: 'Anna', role: 'Admin' });
    expect((await anna.get('/api/admin/range/health')).body).toEqual(body);
  });
});
