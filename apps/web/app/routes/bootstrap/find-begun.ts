import type { Configuration } from '@gavel/core';
import type { KeptHouse } from '../../stored/kept-houses.ts';

/**
 * The latest kept house that is this one in this municipality: it may be what the visitor means to go on with. What an account has is none:
 * somebody else may sit here now.
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
