import { asAnswerId, asHouseId, asQuestionId, asWebConfigurationId, kr } from '@gavel/core';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection, Database } from '../../../db/connect.ts';
import { aRequest } from '../../../testing/a-request.ts';
import { databases } from '../../../testing/databases.ts';
import { insertRequest } from '../requests/requests.repository.ts';
import { requests } from '../requests/requests.tables.ts';
import { forgetQuotes } from './forget-quotes.repository.ts';
import {
  findAcceptedQuote,
  findDraft,
  findQuote,
  findQuoteOfToken,
  listQuotes,
  lockQuote,
  type NewQuote,
  noteAccepted,
  noteWithdrawn,
  saveDraft,
  stateOf,
  storeSent,
} from './quotes.repository.ts';
import { quotes } from './quotes.tables.ts';

const at = new Date('2026-11-20T11:00:00Z');
const today = '2026-11-20';

function aNewQuote(requestId: string, id: string): NewQuote {
  return {
    id,
    leadId: requestId,
    validUntil: '2026-12-20',
    words: 'Hej Åsa!',
    lines: [{ title: 'Altan', amount: kr(64_000), vatRate: 25 }],
    revision: 3,
    replaces: null,
    sentAt: at,
    sentBy: 'eva',
    token: id,
    customerName: 'Åsa Lind',
    customerEmail: 'asa@example.se',
    seller: { name: 'Eva Ek', email: 'eva@example.se', phone: '08-1' },
    configurationId: 'abcdEFGH',
    chosen: {
      name: 'Åsas hus',
      houseId: asHouseId(1),
      webConfigurationId: asWebConfigurationId(10),
      webConfigurationVersion: 2,
      municipalityId: '2480',
      areaCode: 'N',
      answers: new Map([[asQuestionId(11), asAnswerId(112)]]),
      placement: null,
    },
    house: {
      houseTitle: 'Provhus',
      name: 'Åsas hus',
      municipalityName: 'Umeå',
      priceListName: 'Norr',
      sections: [],
      campaigns: [],
      ordinary: kr(1_000_000),
      total: kr(1_000_000),
      earlierLowest: null,
      terms: '',
    },
    total: kr(1_064_000),
  };
}

async function aDraft(db: Database): Promise<NewQuote> {
  const request = aRequest();
  await insertRequest(db, request);
  const id = crypto.randomUUID();
  const draft = { id, leadId: request.id, savedAt: at, savedBy: 'eva', validUntil: '2026-12-20', words: '', lines: [] };
  expect(await saveDraft(db, draft, 0)).toBe(true);
  return aNewQuote(request.id, id);
}

describe.each(databases)('stored quotes on the database $kind', ({ open }) => {
  let connection: Connection;
  let db: Database;
  beforeAll(async () => {
    connection = await open();
    db = connection.db;
  });
  afterAll(() => connection.close());

  test('a user can save the draft of a quote only if nobody else has saved the draft since the user read it; a request has only one draft of a quote', async () => {
    const { id, leadId: requestId } = await aDraft(db);
    const draft = { id, leadId: requestId, savedAt: at, savedBy: 'ola', validUntil: '2026-12-24', words: 'Ny text', lines: [] };
    expect(await saveDraft(db, { ...draft, id: crypto.randomUUID() }, 0)).toBe(false);
    expect(await saveDraft(db, draft, 2)).toBe(false);
    expect(await saveDraft(db, draft, 1)).toBe(true);
    expect(await saveDraft(db, draft, 1)).toBe(false);
    expect(await findDraft(db, requestId)).toMatchObject({ id, version: 2, words: 'Ny text', validUntil: '2026-12-24' });
    expect(await listQuotes(db, requestId)).toEqual([]);
  });

  test('after a quote was sent, the version numbers of the next draft continue from the sent quote, so that a page that was opened before the quote was sent cannot overwrite the next draft', async () => {
    const { leadId: requestId, ...quote } = await aDraft(db);
    await storeSent(db, { ...quote, leadId: requestId }, 2031);
    const next = {
      id: crypto.randomUUID(),
      leadId: requestId,
      savedAt: at,
      savedBy: 'ola',
      validUntil: '2026-12-24',
      words: 'Nästa',
    };
    expect(await saveDraft(db, { ...next, lines: [] }, 0)).toBe(true);
    expect(await saveDraft(db, { ...next, words: 'Inaktuell', lines: [] }, 1)).toBe(false);
    expect(await findDraft(db, requestId)).toMatchObject({ version: 2, words: 'Nästa' });
  });

  test('quotes that are sent at the same time get consecutive numbers without a gap, even if sending some of them fails', async () => {
    const drafts = [await aDraft(db), await aDraft(db), await aDraft(db), await aDraft(db), await aDraft(db), await aDraft(db)];
    const send = (quote: NewQuote, fails: boolean) =>
      db.transaction(async (tx) => {
        const number = await storeSent(tx, quote, 2026);
        if (fails) throw new Error('the letter could not be queued');
        return number;
      });
    const sent = await Promise.allSettled(drafts.map((draft, index) => send(draft, index % 3 === 1)));
    const numbers = sent.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(numbers.toSorted()).toEqual(['2026-0001', '2026-0002', '2026-0003', '2026-0004']);
    const [, again] = drafts;
    expect(again && (await db.transaction((tx) => storeSent(tx, again, 2027)))).toBe('2027-0001');
  });

  test('the database refuses changes to the content of a sent quote and to its acceptance; deleting the request deletes the quote', async () => {
    const quote = await aDraft(db);
    await storeSent(db, quote, 2024);
    expect(await findDraft(db, quote.leadId)).toBeNull();
    const stored = {
      ...quote,
      version: 1,
      number: '2024-0001',
      acceptedAt: null,
      acceptedName: null,
      withdrawnAt: null,
      replacedAt: null,
    };
    expect(await findQuote(db, quote.id)).toEqual(stored);
    expect(await findQuoteOfToken(db, quote.token)).toEqual(stored);
    for (const statement of [
      sql`update offers set total_ore = 1`,
      sql`update offers set lines = '[]'`,
      sql`update offers set valid_until = '2027-01-01'`,
      sql`update offers set house = null`,
      sql`update offers set sent_at = null`,
      sql`update offers set token = null, erased_at = now()`,
      sql`delete from offers`,
    ])
      await expect(db.execute(statement)).rejects.toMatchObject({
        cause: { message: 'an offer that was sent is never changed' },
      });
    await expect(db.execute(sql`truncate offers`)).rejects.toThrow();
    await noteAccepted(db, quote.id, at, 'Åsa Lind');
    for (const statement of [sql`update offers set accepted_name = 'Annan'`, sql`update offers set accepted_at = null`])
      await expect(db.execute(statement)).rejects.toMatchObject({
        cause: { message: 'an offer that was sent is never changed' },
      });
    expect(await findAcceptedQuote(db, quote.leadId)).toMatchObject({ id: quote.id, acceptedName: 'Åsa Lind' });
    await db.delete(requests);
    expect(await db.$count(quotes)).toBe(0);
  });

  test('a new quote replaces the previous quote of the same request; an erased quote is in no list, and keeps its total but not the customer’s name and e-mail address', async () => {
    const first = await aDraft(db);
    await storeSent(db, first, 2025);
    await noteAccepted(db, first.id, at, 'Åsa Lind');
    const draft = {
      id: crypto.randomUUID(),
      leadId: first.leadId,
      savedAt: at,
      savedBy: 'eva',
      validUntil: '2026-12-20',
      words: '',
      lines: [],
    };
    await saveDraft(db, draft, 0);
    const second = { ...aNewQuote(first.leadId, draft.id), replaces: first.id, sentAt: new Date(at.getTime() + 1000) };
    await storeSent(db, second, 2025);
    const states = (await listQuotes(db, first.leadId)).map((quote) => [quote.number, stateOf(quote, today)]);
    expect(states).toEqual([
      ['2025-0002', 'open'],
      ['2025-0001', 'replaced'],
    ]);
    expect(await findAcceptedQuote(db, first.leadId)).toBeNull();
    await noteWithdrawn(db, second.id, at);
    const locked = await db.transaction((tx) => lockQuote(tx, second.id));
    expect(locked && stateOf(locked, today)).toBe('withdrawn');
    await forgetQuotes(db, [first.leadId], at);
    expect(await listQuotes(db, first.leadId)).toEqual([]);
    expect(await findQuoteOfToken(db, first.token)).toBeNull();
    const left = JSON.stringify(await db.select().from(quotes));
    expect(left).not.toMatch(/Åsa|asa@/);
    expect(left).toContain('106400000');
  });
});
