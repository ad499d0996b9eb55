import type { HealthExample } from '@gavel/contract/staff';
import { asQuestionId } from '@gavel/core';
import type { Example, Objection } from '@gavel/proof';

/**
 * Returns the example (a house and the clicks) of an objection, with the id of the question of the first click. Without
 * clicks, the id is that of the question in `part`.
 * @param part what the objection is about; null: the example does not belong to an objection
 */
export function exampleOf({ refused: _, ...example }: Example, part: Objection['part'] | null = null): HealthExample {
  const [pick] = example.picks;
  const own = part?.kind === 'question' || part?.kind === 'questionRule' ? asQuestionId(part.id) : null;
  return { ...example, questionId: pick?.questionId ?? own };
}
