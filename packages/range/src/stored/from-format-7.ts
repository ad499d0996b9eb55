import { z } from 'zod';

/**
 * Format 7: until 23 November 2026. A plan had no titles and colours of answers, and answers gave no reason why no picture shows them.
 * Everything else is the same in format 8.
 */

const house = z
  .looseObject({ plan: z.looseObject({}).nullable() })
  .transform(({ plan, ...same }) => ({ ...same, plan: plan && { ...plan, looks: {} } }));

export const rangeFrom7 = z.looseObject({ houses: z.array(house) });

const answer = z.looseObject({}).transform((same) => ({ ...same, unseen: '' }));
const question = z.looseObject({ answers: z.array(answer) });

export const webConfigurationFrom7 = z.looseObject({ sections: z.array(z.looseObject({ questions: z.array(question) })) });
