import type { HouseId } from '@gavel/core';
import { type HouseUnderProof, houseUnderProof } from '../house/house-under-proof.ts';
import { seededRandom } from '../logic/seeded-random.ts';
import type { ProvableRange } from '../terms/proof.ts';
import { countHouses } from './count-houses.ts';
import { estimateHouses } from './estimate-houses.ts';

/** The number of possible selections of a house in a municipality. */
export interface PossibleHouses {
  /** A whole number in decimal digits, since it can exceed the largest JavaScript number. */
  readonly count: string;
  /** True: counted; false: estimated from random selections. */
  readonly isExact: boolean;
}

/** The number of possible selections of one house model. */
export interface PossibleHousesOf extends PossibleHouses {
  readonly houseId: HouseId;
  readonly houseTitle: string;
  /**
   * The municipality for which the number was counted. It represents the largest group of municipalities that the rules treat in the same
   * way.
   */
  readonly municipalityName: string;
}

/** Returns the number of possible selections of each house. Throws the errors of `houseUnderProof`. */
export function countPossibleHouses({ houses, municipalities }: ProvableRange): PossibleHousesOf[] {
  return houses.map((house) => {
    const underProof = houseUnderProof(house, municipalities);
    const municipalityName = underProof.kinds[0]?.municipality.name ?? '';
    return { houseId: house.id, houseTitle: house.title, municipalityName, ...countIn(underProof) };
  });
}

export function countIn({ startIn }: HouseUnderProof): PossibleHouses {
  const { compiled } = startIn(0);
  const exact = countHouses(compiled);
  if (exact !== null) return { count: String(exact), isExact: true };
  return { count: String(estimateHouses(compiled, seededRandom(SEED))), isExact: false };
}

const SEED = 1;
