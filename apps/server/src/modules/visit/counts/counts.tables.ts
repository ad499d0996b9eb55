import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * What is counted. `section`: reached; `answer`: chosen when the summary opened; `refused`: tried where it could not be chosen. The last two:
 * houses, and requests about houses, that a campaign took something off.
 */
export const countKinds = [
  'visit',
  'started',
  'finished',
  'saved',
  'requested',
  'offered',
  'ordered',
  'section',
  'answer',
  'refused',
  'finished-in-campaign',
  'requested-in-campaign',
] as const;
export type CountKind = (typeof countKinds)[number];

/**
 * How often something happened on a day, and nothing of whom: a row for each kind, house and thing, never one for each visitor. Ids are of the
 * range, and 0 where there is none.
 */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    /** In Stockholm. */
    day: date().notNull(),
    kind: text({ enum: countKinds }).notNull(),
    houseId: integer('house_id').notNull().default(0),
    /** Of an answer. */
    questionId: integer('question_id').notNull().default(0),
    /** A section, an answer or a campaign, by the kind. */
    itemId: integer('item_id').notNull().default(0),
    /** The answer that stood in the way of one that was refused. */
    becauseId: integer('because_id').notNull().default(0),
    count: integer().notNull(),
  },
  ({ kind, houseId, day, questionId, itemId, becauseId }) => [
    // In the order in which it is read: one kind of one house over some days lies together.
    primaryKey({ name: 'daily_counts_once', columns: [kind, houseId, day, questionId, itemId, becauseId] }),
  ],
);
