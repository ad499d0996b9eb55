import type { HealthExample } from '@gavel/contract/staff';
import { newVisitAddress } from '../../../addresses.ts';
import { writeChoices } from '../../../asked-house.ts';

/**
 * Returns the address of a new visit in which the clicks of an objection’s example are already made. The visit opens at the question that
 * shows the objection, or else at the question of the last click.
 */
export function visitAddress({ houseId, municipalityId, clicks, questionId }: HealthExample): string {
  const question = questionId ?? clicks.at(-1)?.questionId;
  const asked = { house: houseId, municipality: municipalityId, choices: writeChoices(clicks), question };
  // With `anew`, the page does not ask whether to continue a house that the visitor has begun in this browser.
  return `${newVisitAddress(asked)}&anew=1`;
}
