import type { Step } from '@gavel/core';
import type { KeptHouse } from '../stored/kept-houses.ts';

/**
 * The picture of a house as it is configured, which the server puts together of what is chosen; nothing is stored for it.
 * @param step where it is looked at; absent: the house itself
 */
export function composedAddress(
  { houseId, municipalityId, selections }: Pick<KeptHouse, 'houseId' | 'municipalityId' | 'selections'>,
  step?: Step,
): string {
  const chosen = [...selections.values()].join('.');
  const there = step ? `&section=${step.sectionId}&question=${step.questionId}` : '';
  return `/media/houses/${houseId}.jpg?municipality=${municipalityId}&answers=${chosen}${there}`;
}
