import { compileModel, startVisit, type Visit } from '@gavel/core';
import type { CompiledModel } from '@gavel/core/compiled';
import { assembleModel, type PublishedRange } from '@gavel/range/model';
import { type Dependencies, dependenciesOf } from './dependencies.ts';
import { type MunicipalityKind, municipalityKinds } from './municipality-kinds.ts';
import { standingIn } from './standing-in.ts';

export type PublishedHouse = PublishedRange['houses'][number];
export type Municipalities = PublishedRange['municipalities'];

/** A house, compiled once for each kind of municipality. */
export interface HouseUnderProof {
  readonly house: Pick<PublishedHouse, 'id' | 'title'>;
  /** Stands for all kinds: but for amounts and for what municipalities decide, they are alike. */
  readonly compiled: CompiledModel;
  readonly kinds: readonly MunicipalityKind[];
  readonly dependencies: Dependencies;
  /** Only what depends on one of these questions, by position, is to be proven; null: everything. */
  readonly changed: ReadonlySet<number> | null;
  /** @param kind its position */
  startIn(kind: number): Start;
  /** One for each price area: amounts are the same all over an area. */
  startsInAreas(): readonly Start[];
}

/** The model in one kind of municipality, and the visit that begins there. */
export interface Start {
  readonly compiled: CompiledModel;
  readonly visit: Visit;
}

/**
 * @param kinds of these municipalities, where others than the house's own rules tell them apart
 * Throws `RangeError` where nothing is delivered, or where the house has no price in an area.
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
