import { type AreaKind, formatArea } from '@gavel/core';
import type { compareTexts, Translate } from '@gavel/texts';
import type { ComparedHouse } from './compared-house.ts';

/** A fact about the compared houses that is no answer to a question, such as the municipality or the building area. */
export interface ComparedFact {
  readonly term: string;
  /** The value for each house; null if it is unknown. */
  readonly values: readonly (string | null)[];
  readonly differs: boolean;
}

export function factsOf(houses: readonly ComparedHouse[], t: Translate<typeof compareTexts.messages>): readonly ComparedFact[] {
  const fact = (term: string, read: (house: ComparedHouse['configuration']) => string | null): ComparedFact => {
    const values = houses.map(({ configuration }) => read(configuration));
    return { term, values, differs: values.some((value) => value !== values[0]) };
  };
  return [
    fact(t('houseModel'), ({ houseTitle }) => houseTitle),
    fact(t('municipality'), ({ municipalityName }) => municipalityName),
    fact(t(`${areaKindOf(houses)}Area`), ({ houseFacts }) => houseFacts && formatArea(houseFacts.houseArea)),
    fact(t('buildArea'), ({ houseFacts }) => houseFacts && formatArea(houseFacts.buildArea)),
    fact(t('rooms'), ({ houseFacts }) => (houseFacts && houseFacts.rooms > 0 ? String(houseFacts.rooms) : null)),
  ].filter(({ values }) => values.some((value) => value !== null));
}

/** Returns the kind of area (such as `living`) that all houses have; `mixed` if they have different kinds, or if it is unknown. */
function areaKindOf(houses: readonly ComparedHouse[]): AreaKind | 'mixed' {
  const [kind, ...others] = new Set(houses.flatMap(({ configuration }) => configuration.houseFacts?.areaKind ?? []));
  return kind === undefined || others.length > 0 ? 'mixed' : kind;
}
