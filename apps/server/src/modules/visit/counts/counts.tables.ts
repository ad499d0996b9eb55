import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * What is counted. `section`: the visitor reached a section. `answer`: an answer that was chosen when the summary opened.
 * `refused`: a click on an answer that could not be chosen. The last two kinds count houses, and requests about houses, with a
 * campaign discount.
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
 * How often something happened on a day, with one row for each day, kind, house and item. There is no data about visitors. The
 * ids are those of the range; 0: the kind has no such id.
 */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    /** The day in Stockholm. */
    day: date().notNull(),
    kind: text({ enum: countKinds }).notNull(),
    houseId: integer('house_id').notNull().default(0),
    /** The id of the question, if an answer is counted. */
    questionId: integer('question_id').notNull().default(0),
    /** The id of a section, an answer or a campaign, depending on the kind. */
    itemId: integer('item_id').notNull().default(0),
    /** For a refused answer, the id of the answer that blocked it. */
    becauseId: integer('because_id').notNull().default(0),
    count: integer().notNull(),
  },
  ({ kind, houseId, day, questionId, itemId, becauseId }) => [
    // The order of the columns keeps the rows of one kind and house next to each other for several days.
    primaryKey({ name: 'daily_counts_once', columns: [kind, houseId, day, questionId, itemId, becauseId] }),
  ],
);
