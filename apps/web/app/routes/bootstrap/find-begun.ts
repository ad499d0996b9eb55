import type { Configuration } from '@gavel/core';
import type { KeptHouse } from '../../stored/kept-houses.ts';

/**
 * Returns the latest house of this browser with this house model and municipality, so that the visitor can continue it. Skips saved
 * houses without unsaved changes, because another person may use the browser now.
 */
export async function findBegun({
  houseId,
  municipalityId,
}: Pick<Configuration, 'houseId' | 'municipalityId'>): Promise<KeptHouse | null> {
  const { isUnsaved, readHouses } = await import('../../stored/kept-houses.ts');
  return (
    readHouses().find((kept) => isUnsaved(kept) && kept.houseId === houseId && kept.municipalityId === municipalityId) ?? null
  );
}
