import { z } from 'zod';

/** The largest id. It fits integer columns of databases and integers of most languages, with a margin. */
const LARGEST_ID = 2_000_000_000;

const ids = z.record(z.string(), z.int().positive().max(LARGEST_ID)).optional();

/**
 * `ids.lock.yaml`: the integer id of each key, as the API uses it. Entries are only added: a deleted key keeps its id, because saved
 * configurations refer to it. Each field is a separate id space.
 */
export const idsLockFile = z.strictObject({
  sections: ids,
  questions: ids.describe('Unique in the whole range; houses that share a question also share its id'),
  answers: ids,
  baseQuestions: ids.describe('`=question` is the base question for answers of that question with a price of their own'),
  baseAnswers: ids.describe('`=answer` is the base answer for that answer’s own price'),
  houses: ids,
  webConfigurations: ids.describe('One id for each house, by the house’s key'),
  bundles: ids,
  campaigns: ids,
  plots: ids,
  consents: ids.describe('One id for each version: slug@version'),
});

export type IdsLock = z.output<typeof idsLockFile>;
export type IdSpace = keyof IdsLock;

export const idSpaces = idsLockFile.keyof().options;
