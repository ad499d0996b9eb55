import { z } from 'zod';

/** What the columns of databases and the numbers of most languages hold, and room for more. */
const LARGEST_ID = 2_000_000_000;

const ids = z.record(z.string(), z.int().positive().max(LARGEST_ID)).optional();

/**
 * `ids.lock.yaml`: which integer each key has on the wire. It is only ever added to: a key that has gone keeps its id, because saved
 * configurations name it. Each of these is an id space of its own.
 */
export const idsLockFile = z.strictObject({
  sections: ids,
  questions: ids.describe('Unique in the whole range, the same in every house that shares the question'),
  answers: ids,
  baseQuestions: ids.describe('`=question` carries the prices that stand directly at that question’s answers'),
  baseAnswers: ids.describe('`=answer` carries the price that stands directly at that answer'),
  houses: ids,
  webConfigurations: ids.describe('Of each house, by the house’s key'),
  bundles: ids,
  campaigns: ids,
  plots: ids,
  consents: ids.describe('Each version has its own: slug@version'),
});

export type IdsLock = z.output<typeof idsLockFile>;
export type IdSpace = keyof IdsLock;

export const idSpaces = idsLockFile.keyof().options;
