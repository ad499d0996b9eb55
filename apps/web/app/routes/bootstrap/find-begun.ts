import type { Configuration } from '@gavel/core';
import type { KeptHouse } from '../../kept-house/use-kept-house.ts';

/** The kept house when it is this one in this municipality, so that nobody loses it by starting it again. */
export async function findBegun({
  houseId,
  municipalityId,
}: Pick<Configuration, 'houseId' | 'municipalityId'>): Promise<KeptHouse | null> {
  const { readLocalCopy } = await import('../../stored/local-copy.ts');
  const kept = readLocalCopy();
  return kept?.houseId === houseId && kept.municipalityId === municipalityId ? kept : null;
}
