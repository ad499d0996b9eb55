import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * The kinds of counted events. `visit`: a person opened a page of the site from outside the site. `started`: a visitor started a house.
 * `section`: a visitor reached a section. `finished`: a visitor opened the summary. `answer`: an answer of a finished house.
 * `offered`: staff sent the first quote for a request. `refused`: a click on an answer that could not be chosen. The two kinds with
 * `-in-campaign` count finished houses, and requests about houses, that have a campaign discount.
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
 * How often an event happened on a day: one row for each day, kind, house, question, item and cause (`becauseId`). The rows contain
 * no data about visitors. The ids are those of the range. The id 0 means that the event has no such id.
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
    // With this order of columns, the index stores the rows of one kind and house for successive days next to each other.
    primaryKey({ name: 'daily_counts_once', columns: [kind, houseId, day, questionId, itemId, becauseId] }),
  ],
);
