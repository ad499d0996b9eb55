import type { KeptHouse } from '../stored/kept-houses.ts';

/** The picture of a house as it is configured, which the server puts together of what is chosen; nothing is stored for it. */
export function composedAddress({
  houseId,
  municipalityId,
  selections,
}: Pick<KeptHouse, 'houseId' | 'municipalityId' | 'selections'>): string {
  const chosen = [...selections.values()].join('.');
  return `/media/houses/${houseId}.jpg?municipality=${municipalityId}&answers=${chosen}`;
}
