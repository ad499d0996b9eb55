import { compileModel } from '@gavel/core';
import type { CompiledModel } from '@gavel/core/compiled';
import { assembleModel, type PublishedRange } from '@gavel/range/model';
import { type MunicipalityKind, municipalityKinds } from './municipality-kinds.ts';

export type PublishedHouse = PublishedRange['houses'][number];
export type Municipalities = PublishedRange['municipalities'];

/** A house, compiled once for each kind of municipality. */
export interface HouseUnderProof {
  readonly house: Pick<PublishedHouse, 'id' | 'title'>;
  /** Stands for all kinds: but for amounts and for what municipalities decide, they are alike. */
  readonly compiled: CompiledModel;
  readonly kinds: readonly MunicipalityKind[];
  /** @param kind its position */
  compiledIn(kind: number): CompiledModel;
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
  const compile = ({ areaCode, name }: Municipalities[number]) =>
    compileModel(assembleModel(house.webConfiguration, areaCode, name));
  const compiled = compile(first);
  const own = kinds ?? municipalityKinds([compiled], municipalities);
  const known = new Map([[first, compiled]]);
  const compiledIn = (kind: number) => {
    const municipality = own[kind]?.municipality;
    if (!municipality) throw new RangeError(`no kind of municipality ${kind}`);
    const found = known.get(municipality) ?? compile(municipality);
    known.set(municipality, found);
    return found;
  };
  return { house, compiled, kinds: own, compiledIn };
}
