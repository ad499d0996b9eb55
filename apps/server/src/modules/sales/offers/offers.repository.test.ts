import { asAnswerId, asHouseId, asQuestionId, asWebConfigurationId, kr } from '@gavel/core';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection, Database } from '../../../db/connect.ts';
import { aLead } from '../../../testing/a-lead.ts';
import { databases } from '../../../testing/databases.ts';
import { insertLead } from '../leads/leads.repository.ts';
import { leads } from '../leads/leads.tables.ts';
import { forgetOffers } from './forget-offers.repository.ts';
import {
  findAcceptedOffer,
  findDraft,
  findOffer,
  findOfferOfToken,
  listOffers,
  lockOffer,
  type NewOffer,
  noteAccepted,
  noteWithdrawn,
  saveDraft,
  stateOf,
  storeSent,
} from './offers.repository.ts';
import { offers } from './offers.tables.ts';

const at = new Date('2026-11-20T11:00:00Z');
const today = '2026-11-20';

function aNewOffer(leadId: string, id: string): NewOffer {
  return {
    id,
    leadId,
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

async function aDraft(db: Database): Promise<NewOffer> {
  const lead = aLead();
  await insertLead(db, lead);
  const id = crypto.randomUUID();
  const draft = { id, leadId: lead.id, savedAt: at, savedBy: 'eva', validUntil: '2026-12-20', words: '', lines: [] };
  expect(await saveDraft(db, draft, 0)).toBe(true);
  return aNewOffer(lead.id, id);
}

describe.each(databases)('offers on $kind', ({ open }) => {
  let connection: Connection;
  let db: Database;
  beforeAll(async () => {
    connection = await open();
    db = connection.db;
  });
  afterAll(() => connection.close());

  test('a draft is saved over what was read, and there is one of a request', async () => {
    const { id, leadId } = await aDraft(db);
    const draft = { id, leadId, savedAt: at, savedBy: 'ola', validUntil: '2026-12-24', words: 'Ny text', lines: [] };
    expect(await saveDraft(db, { ...draft, id: crypto.randomUUID() }, 0)).toBe(false);
    expect(await saveDraft(db, draft, 2)).toBe(false);
    expect(await saveDraft(db, draft, 1)).toBe(true);
    expect(await saveDraft(db, draft, 1)).toBe(false);
    expect(await findDraft(db, leadId)).toMatchObject({ id, version: 2, words: 'Ny text', validUntil: '2026-12-24' });
    expect(await listOffers(db, leadId)).toEqual([]);
  });

  test('offers that are sent at the same time have numbers without gaps, also where one fails', async () => {
    const drafts = [await aDraft(db), await aDraft(db), await aDraft(db), await aDraft(db), await aDraft(db), await aDraft(db)];
    const send = (offer: NewOffer, fails: boolean) =>
      db.transaction(async (tx) => {
        const number = await storeSent(tx, offer, 2026);
        if (fails) throw new Error('the letter could not be queued');
        return number;
      });
    const sent = await Promise.allSettled(drafts.map((draft, index) => send(draft, index % 3 === 1)));
    const numbers = sent.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(numbers.toSorted()).toEqual(['2026-0001', '2026-0002', '2026-0003', '2026-0004']);
    const [, again] = drafts;
    expect(again && (await db.transaction((tx) => storeSent(tx, again, 2027)))).toBe('2027-0001');
  });

  test('what was sent never changes but for what becomes of it, once; it goes with its request', async () => {
    const offer = await aDraft(db);
    await storeSent(db, offer, 2024);
    expect(await findDraft(db, offer.leadId)).toBeNull();
    const stored = { ...offer, number: '2024-0001', acceptedAt: null, acceptedName: null, withdrawnAt: null, replacedAt: null };
    expect(await findOffer(db, offer.id)).toEqual(stored);
    expect(await findOfferOfToken(db, offer.token)).toEqual(stored);
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
    await noteAccepted(db, offer.id, at, 'Åsa Lind');
    for (const statement of [sql`update offers set accepted_name = 'Annan'`, sql`update offers set accepted_at = null`])
      await expect(db.execute(statement)).rejects.toMatchObject({
        cause: { message: 'an offer that was sent is never changed' },
      });
    expect(await findAcceptedOffer(db, offer.leadId)).toMatchObject({ id: offer.id, acceptedName: 'Åsa Lind' });
    await db.delete(leads);
    expect(await db.$count(offers)).toBe(0);
  });

  test('the next offer takes the place of the one before; forgotten, only number, day and sum are left', async () => {
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
    const second = { ...aNewOffer(first.leadId, draft.id), replaces: first.id, sentAt: new Date(at.getTime() + 1000) };
    await storeSent(db, second, 2025);
    const states = (await listOffers(db, first.leadId)).map((offer) => [offer.number, stateOf(offer, today)]);
    expect(states).toEqual([
      ['2025-0002', 'open'],
      ['2025-0001', 'replaced'],
    ]);
    expect(await findAcceptedOffer(db, first.leadId)).toBeNull();
    await noteWithdrawn(db, second.id, at);
    const locked = await db.transaction((tx) => lockOffer(tx, second.id));
    expect(locked && stateOf(locked, today)).toBe('withdrawn');
    await forgetOffers(db, [first.leadId], at);
    expect(await listOffers(db, first.leadId)).toEqual([]);
    expect(await findOfferOfToken(db, first.token)).toBeNull();
    const left = JSON.stringify(await db.select().from(offers));
    expect(left).not.toMatch(/Åsa|asa@/);
    expect(left).toContain('106400000');
  });
});
