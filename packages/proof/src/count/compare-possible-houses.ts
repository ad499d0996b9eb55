import type { HouseId } from '@gavel/core';
import type { CompiledModel } from '@gavel/core/compiled';
import { type HouseUnderProof, houseUnderProof, type Municipalities } from '../house/house-under-proof.ts';
import { municipalityKinds } from '../house/municipality-kinds.ts';
import { seededRandom } from '../logic/seeded-random.ts';
import type { Example, ProvableRange } from '../terms/proof.ts';
import { countHouses } from './count-houses.ts';
import { estimateHouses } from './estimate-houses.ts';
import { possibleOnlyIn } from './possible-only-in.ts';

/** How many selections a house has in a municipality. */
export interface PossibleHouses {
  /** Whole, in decimal digits: it can be more than a number holds. */
  readonly count: string;
  /** Counted, not estimated from samples. */
  readonly isExact: boolean;
}

/** What a change means for one house. */
export interface PossibleHousesCompared {
  readonly houseId: HouseId;
  readonly houseTitle: string;
  /** Where they are counted: one of those that rules tell apart least. */
  readonly municipalityName: string;
  /** Null: the range does not have the house. */
  readonly before: PossibleHouses | null;
  readonly after: PossibleHouses | null;
  /** A house that could be had before and cannot now, and one that can be had only now, in any municipality. */
  readonly lost: Example | null;
  readonly gained: Example | null;
}

/**
 * The houses of two ranges whose questions, answers or rules differ: how many ways there are to choose in each, and an example of each difference.
 * Each example has been replayed through the core. Throws as `proveRange` does.
 */
export function comparePossibleHouses(before: ProvableRange, after: ProvableRange): PossibleHousesCompared[] {
  const both = after.municipalities.filter(
    ({ id, denied }) => !denied && before.municipalities.some((one) => one.id === id && !one.denied),
  );
  const ids = new Set([...after.houses, ...before.houses].map(({ id }) => id));
  return [...ids].flatMap((id) => {
    const { old, now } = together(
      before.houses.find((house) => house.id === id),
      after.houses.find((house) => house.id === id),
      both,
    );
    const house = now ?? old;
    if (!house || (old && now && saysOf(old.compiled) === saysOf(now.compiled))) return [];
    return [
      {
        houseId: id,
        houseTitle: house.house.title,
        municipalityName: house.kinds[0]?.municipality.name ?? '',
        before: old && countIn(old),
        after: now && countIn(now),
        lost: old && now && possibleOnlyIn(old, now),
        gained: old && now && possibleOnlyIn(now, old),
      },
    ];
  });
}

type House = ProvableRange['houses'][number];

/** Both with the kinds of municipality that the rules of either tell apart. */
function together(old: House | undefined, now: House | undefined, municipalities: Municipalities) {
  const compiled = [old, now].flatMap((house) => (house ? [houseUnderProof(house, municipalities).compiled] : []));
  const kinds = municipalityKinds(compiled, municipalities);
  const inKinds = (house: House | undefined) => (house ? houseUnderProof(house, municipalities, kinds) : null);
  return { old: inKinds(old), now: inKinds(now) };
}

/** All of a model that decides what can be chosen. */
function saysOf({ model }: CompiledModel): string {
  const questions = model.sections.flatMap((section) => section.questions);
  return JSON.stringify(
    questions.map(({ id, rule, answers }) => [id, rule, answers.map((answer) => [answer.id, answer.rule, answer.baseAnswerIds])]),
  );
}

function countIn({ startIn }: HouseUnderProof): PossibleHouses {
  const { compiled } = startIn(0);
  const exact = countHouses(compiled);
  if (exact !== null) return { count: String(exact), isExact: true };
  const estimate = estimateHouses(compiled, seededRandom(SEED));
  return { count: String(BigInt(Math.round(estimate))), isExact: false };
}

const SEED = 1;
