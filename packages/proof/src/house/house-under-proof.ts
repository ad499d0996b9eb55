import { compileModel, startVisit, type Visit } from '@gavel/core';
import type { CompiledModel } from '@gavel/core/compiled';
import { assembleModel, type PublishedRange } from '@gavel/range/model';
import type { ProvableRange } from '../terms/proof.ts';
import { type Dependencies, dependenciesOf } from './dependencies.ts';
import { type MunicipalityKind, municipalityKinds } from './municipality-kinds.ts';
import { standingIn } from './standing-in.ts';

export type PublishedHouse = ProvableRange['houses'][number];
export type Municipalities = PublishedRange['municipalities'];

/**
 * A house to prove, compiled once for each kind of municipality. A kind is a group of municipalities that the rules of the house treat in
 * the same way.
 */
export interface HouseUnderProof {
  readonly house: Pick<PublishedHouse, 'id' | 'title'>;
  /** The model in one municipality. In other municipalities only amounts and rules about municipalities differ. */
  readonly compiled: CompiledModel;
  readonly kinds: readonly MunicipalityKind[];
  readonly dependencies: Dependencies;
  /**
   * The positions of the changed questions. The proof then covers only what depends on one of these questions. Null: the proof covers
   * everything.
   */
  readonly changed: ReadonlySet<number> | null;
  /** Returns the start of a visit in one kind of municipality. @param kind the position of the kind */
  startIn(kind: number): Start;
  /** Returns one start for each price area, because amounts are equal within an area. */
  startsInAreas(): readonly Start[];
}

/** The model in one kind of municipality, and the visit that starts there. */
export interface Start {
  readonly compiled: CompiledModel;
  readonly visit: Visit;
}

/**
 * Compiles a house for its proof. Throws `RangeError` if the builder delivers nowhere, or if the house has no price in the area of the
 * first municipality; throws `ModelError` for a rule that cannot be parsed.
 * @param kinds the kinds of municipality, for example those that two versions of the house share; absent: found from the house's own rules
 */
export function houseUnderProof(
  house: PublishedHouse,
  municipalities: Municipalities,
  kinds?: readonly MunicipalityKind[],
): HouseUnderProof {
  const first = kinds?.[0]?.municipality ?? municipalities.find(({ denied }) => !denied);
  if (!first) throw new RangeError('the builder delivers to no municipality');
  const inAreas = new Map<string, CompiledModel>();
  const compiledAt = ({ areaCode, name }: Municipalities[number]) => {
    const inArea = inAreas.get(areaCode) ?? compileModel(assembleModel(house.webConfiguration, areaCode, name));
    inAreas.set(areaCode, inArea);
    return inArea.model.municipalityName === name ? inArea : standingIn(inArea, name);
  };
  const startAt = (municipality: Municipalities[number]): Start => {
    const there = compiledAt(municipality);
    return { compiled: there, visit: startVisit(there).visit };
  };
  const compiled = compiledAt(first);
  const own = kinds ?? municipalityKinds([compiled], municipalities);
  const starts = new Map<number, Start>();
  const startIn = (kind: number): Start => {
    const municipality = own[kind]?.municipality;
    if (!municipality) throw new RangeError(`no kind of municipality ${kind}`);
    const known = starts.get(kind);
    if (known) return known;
    const start = startAt(municipality);
    starts.set(kind, start);
    return start;
  };
  const startsInAreas = () => {
    const delivered = municipalities.filter(({ denied }) => !denied);
    const first = new Map(delivered.toReversed().map((municipality) => [municipality.areaCode, municipality]));
    return [...first.values()].map(startAt);
  };
  return { house, compiled, kinds: own, dependencies: dependenciesOf(compiled), changed: null, startIn, startsInAreas };
}
