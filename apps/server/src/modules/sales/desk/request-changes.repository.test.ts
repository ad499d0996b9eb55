import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { aRequest } from '../../../testing/a-request.ts';
import { databases } from '../../../testing/databases.ts';
import { requestHistory } from '../requests/request-work.tables.ts';
import { insertRequest } from '../requests/requests.repository.ts';
import { requests } from '../requests/requests.tables.ts';
import { writeNote } from './request-changes.repository.ts';

test.each(databases)(
  'on the database $kind, nobody can change or delete entries in the history of a request, but their text can be erased; deleting the request deletes its history',
  async ({ open }) => {
    const { db, close } = await open();
    onTestFinished(close);
    const at = new Date('2026-11-20T11:00:00Z');
    const request = aRequest();
    await insertRequest(db, request);
    await writeNote(db, request.id, { at, actorId: 'somebody', action: 'note', words: 'Ringt.', details: {} });
    for (const statement of [
      sql`update lead_history set words = 'Annat'`,
      sql`update lead_history set at = now()`,
      sql`update lead_history set actor_id = null, words = ''`,
      sql`delete from lead_history`,
    ])
      await expect(db.execute(statement)).rejects.toMatchObject({ cause: { message: 'lead_history is only added to' } });
    await expect(db.execute(sql`truncate lead_history`)).rejects.toThrow();
    expect(await db.select().from(requestHistory)).toMatchObject([{ words: 'Ringt.', actorId: 'somebody' }]);
    await db.execute(sql`update lead_history set words = ''`);
    expect(await db.select().from(requestHistory)).toMatchObject([{ words: '', actorId: 'somebody' }]);
    await db.delete(requests);
    expect(await db.select().from(requestHistory)).toEqual([]);
  },
);
