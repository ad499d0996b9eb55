import type { Configuration } from '@gavel/core';
import type { KeptHouse } from '../../stored/kept-houses.ts';

/** The latest kept house that is this one in this municipality: it may be what the visitor means to go on with. */
export async function findBegun({
  houseId,
  municipalityId,
}: Pick<Configuration, 'houseId' | 'municipalityId'>): Promise<KeptHouse | null> {
  const { readHouses } = await import('../../stored/kept-houses.ts');
  return readHouses().find((kept) => kept.houseId === houseId && kept.municipalityId === municipalityId) ?? null;
}
