import type { Step } from '@gavel/core';
import { ownAddress } from '../preview/own-address.ts';
import type { KeptHouse } from '../stored/kept-houses.ts';

/**
 * Returns the address of a picture of the configured house. The server makes the picture from the choices in the address, so it need not
 * have stored the house.
 * @param step the step whose view the picture shows; left out: a view of the whole house
 */
export function composedAddress(
  { houseId, municipalityId, selections }: Pick<KeptHouse, 'houseId' | 'municipalityId' | 'selections'>,
  step?: Step,
): string {
  const chosen = [...selections.values()].join('.');
  const there = step ? `&section=${step.sectionId}&question=${step.questionId}` : '';
  return ownAddress(`/media/houses/${houseId}.jpg?municipality=${municipalityId}&answers=${chosen}${there}`);
}
