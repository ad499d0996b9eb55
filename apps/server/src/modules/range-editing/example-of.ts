import type { HealthExample } from '@gavel/contract/staff';
import { asQuestionId } from '@gavel/core';
import type { Example, Objection } from '@gavel/proof';

/**
 * Returns the example of an objection with the question that shows it.
 * @param part the part that the objection is about; null: the example shows no objection
 */
export function exampleOf({ refused: _, ...example }: Example, part: Objection['part'] | null = null): HealthExample {
  const [pick] = example.picks;
  const own = part?.kind === 'question' || part?.kind === 'questionRule' ? asQuestionId(part.id) : null;
  return { ...example, questionId: pick?.questionId ?? own };
}
