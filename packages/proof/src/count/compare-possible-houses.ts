import type { HouseId } from '@gavel/core';
import type { CompiledModel } from '@gavel/core/compiled';
import { houseUnderProof, type Municipalities } from '../house/house-under-proof.ts';
import { municipalityKinds } from '../house/municipality-kinds.ts';
import type { Example, ProvableRange } from '../terms/proof.ts';
import { countIn, type PossibleHouses } from './possible-houses.ts';
import { possibleOnlyIn } from './possible-only-in.ts';

/** The effect of a change of the range on one house. */
export interface PossibleHousesCompared {
  readonly houseId: HouseId;
  readonly houseTitle: string;
  /**
   * The municipality for which both numbers were counted. It represents the largest group of municipalities that the rules treat in the
   * same way.
   */
  readonly municipalityName: string;
  /** The counts before and after the change of the range. Null: the range of that time does not contain the house. */
  readonly before: PossibleHouses | null;
  readonly after: PossibleHouses | null;
  /**
   * `lost`: a selection of answers that was possible only before the change. `gained`: a selection that is possible only after it. Null: no
   * such selection was found in any municipality, or only one of the ranges contains the house.
   */
  readonly lost: Example | null;
  readonly gained: Example | null;
}

/**
 * Returns the houses whose questions, answers or rules differ between two ranges: for each house, the number of possible selections in each
 * range, and examples of selections that only one range allows. The core has replayed each example. Returns an empty list if there is no
 * municipality to which the builder delivers in both ranges. Throws the errors of `houseUnderProof`.
 */
export function comparePossibleHouses(before: ProvableRange, after: ProvableRange): PossibleHousesCompared[] {
  const both = after.municipalities.filter(
    ({ id, denied }) => !denied && before.municipalities.some((one) => one.id === id && !one.denied),
  );
  if (both.length === 0) return [];
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

/**
 * Compiles the house of the old range and of the new range with the same kinds of municipality. A kind is a group of municipalities that
 * the rules of both ranges treat in the same way.
 */
function together(old: House | undefined, now: House | undefined, municipalities: Municipalities) {
  const compiled = [old, now].flatMap((house) => (house ? [houseUnderProof(house, municipalities).compiled] : []));
  const kinds = municipalityKinds(compiled, municipalities);
  const inKinds = (house: House | undefined) => (house ? houseUnderProof(house, municipalities, kinds) : null);
  return { old: inKinds(old), now: inKinds(now) };
}

/** Returns, as text, everything in a model that decides which selections are possible. */
function saysOf({ model }: CompiledModel): string {
  const questions = model.sections.flatMap((section) => section.questions);
  return JSON.stringify(
    questions.map(({ id, rule, answers }) => [id, rule, answers.map((answer) => [answer.id, answer.rule, answer.baseAnswerIds])]),
  );
}
