import { asWebConfigurationId } from '@gavel/core';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { webConfigurations } from '../modules/range/range.tables.ts';

/** Makes every stored version of a house model unreadable. @param id the id of the web configuration */
export async function damageModel(db: Database, id: number): Promise<void> {
  await db
    .update(webConfigurations)
    .set({ body: {} })
    .where(eq(webConfigurations.id, asWebConfigurationId(id)));
}
