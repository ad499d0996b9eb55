import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { aLead } from '../../../testing/a-lead.ts';
import { databases } from '../../../testing/databases.ts';
import { leadHistory } from '../leads/lead-work.tables.ts';
import { insertLead } from '../leads/leads.repository.ts';
import { leads } from '../leads/leads.tables.ts';
import { writeNote } from './lead-changes.repository.ts';

test.each(databases)('history is only added to, whoever asks $kind; it goes with its request', async ({ open }) => {
  const { db, close } = await open();
  onTestFinished(close);
  const at = new Date('2026-11-20T11:00:00Z');
  const lead = aLead();
  await insertLead(db, lead);
  await writeNote(db, lead.id, { at, actorId: 'somebody', action: 'note', words: 'Ringt.', details: {} });
  for (const statement of [
    sql`update lead_history set words = 'Annat'`,
    sql`update lead_history set at = now()`,
    sql`update lead_history set actor_id = null, words = ''`,
    sql`delete from lead_history`,
  ])
    await expect(db.execute(statement)).rejects.toMatchObject({ cause: { message: 'lead_history is only added to' } });
  await expect(db.execute(sql`truncate lead_history`)).rejects.toThrow();
  expect(await db.select().from(leadHistory)).toMatchObject([{ words: 'Ringt.', actorId: 'somebody' }]);
  await db.execute(sql`update lead_history set words = ''`);
  expect(await db.select().from(leadHistory)).toMatchObject([{ words: '', actorId: 'somebody' }]);
  await db.delete(leads);
  expect(await db.select().from(leadHistory)).toEqual([]);
});
