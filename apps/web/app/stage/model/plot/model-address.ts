import type { Selections } from '@gavel/core';
import { ownAddress } from '../../../preview/own-address.ts';

interface ModelOfHouse {
  readonly houseKey: string;
  readonly municipalityId: string;
  readonly selections: Selections;
}

type ModelFormat = 'glb' | 'usdz' | 'ifc';

/** Returns the address of the file with the 3D model of the chosen house. */
export function modelAddress({ houseKey, municipalityId, selections }: ModelOfHouse, format: ModelFormat): string {
  const answers = [...selections.values()].join('.');
  return ownAddress(`/media/model/${houseKey}.${format}?municipality=${municipalityId}&answers=${answers}`);
}
