import type { CompiledModel, Rule } from '@gavel/core/compiled';
import type { PublishedRange } from '@gavel/range/model';

type Municipality = PublishedRange['municipalities'][number];

/** Municipalities that no rule of a house tells apart. */
export interface MunicipalityKind {
  /** Stands for all of them. */
  readonly municipality: Municipality;
  readonly names: ReadonlySet<string>;
  /** Codes of the price areas that they are in. */
  readonly areaCodes: ReadonlySet<string>;
}

/** The municipalities that the builder delivers to, as the rules of these models tell them apart. The largest kind comes first. */
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

/** One kind, by position, for each way in which these rules tell them apart. */
export function kindsApart(kinds: readonly MunicipalityKind[], rules: readonly Rule[]): number[] {
  const lists = listsIn(rules);
  const alike = Map.groupBy(kinds.keys(), (kind) =>
    lists.map((list) => Number(list.has(kinds[kind]?.municipality.name ?? ''))).join(''),
  );
  return [...alike.values()].flatMap(([first]) => first ?? []);
}

/** All rules of a model, those of prices too. */
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
