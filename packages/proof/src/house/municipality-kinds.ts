import type { CompiledModel, Rule } from '@gavel/core/compiled';
import type { PublishedRange } from '@gavel/range/model';

type Municipality = PublishedRange['municipalities'][number];

/** A group of municipalities that all rules of a house treat in the same way. */
export interface MunicipalityKind {
  /** The municipality that represents the group. */
  readonly municipality: Municipality;
  readonly names: ReadonlySet<string>;
  /** The codes of the price areas of the group’s municipalities. */
  readonly areaCodes: ReadonlySet<string>;
}

/** Groups the municipalities with deliveries by how the rules of these models treat them. The largest group is first. */
export function municipalityKinds(
  models: readonly CompiledModel[],
  municipalities: readonly Municipality[],
): readonly MunicipalityKind[] {
  const lists = listsIn(models.flatMap(rulesOf));
  const alike = Map.groupBy(
    municipalities.filter(({ denied }) => !denied),
    ({ name }) => lists.map((list) => Number(list.has(name))).join(''),
  );
  return [...alike.values()]
    .toSorted((one, other) => other.length - one.length)
    .flatMap((kind) => {
      const [municipality] = kind;
      const names = new Set(kind.map(({ name }) => name));
      return municipality ? [{ municipality, names, areaCodes: new Set(kind.map(({ areaCode }) => areaCode)) }] : [];
    });
}

/** Returns the positions of some kinds of municipality: one for each group of kinds that these rules treat in the same way. */
export function kindsApart(kinds: readonly MunicipalityKind[], rules: readonly Rule[]): number[] {
  const lists = listsIn(rules);
  const alike = Map.groupBy(kinds.keys(), (kind) =>
    lists.map((list) => Number(list.has(kinds[kind]?.municipality.name ?? ''))).join(''),
  );
  return [...alike.values()].flatMap(([first]) => first ?? []);
}

/** Returns all rules of a model, including those of prices. */
function rulesOf({ questions, answers, bases }: CompiledModel): Rule[] {
  const prices = bases.flatMap((base) => base.prices.flatMap(({ rules }) => rules));
  return [...[...questions, ...answers].flatMap(({ rule }) => rule ?? []), ...prices];
}

function listsIn(rules: readonly Rule[]): ReadonlySet<string>[] {
  return [...new Map(rules.flatMap(namedIn).map((list) => [list.join('|'), new Set(list)])).values()];
}

function namedIn(rule: Rule): (readonly string[])[] {
  switch (rule.kind) {
    case 'fact':
      return rule.fact.kind === 'municipality' ? [rule.fact.names] : [];
    case 'not':
      return namedIn(rule.rule);
    case 'and':
    case 'or':
      return rule.rules.flatMap(namedIn);
    default:
      return [];
  }
}
