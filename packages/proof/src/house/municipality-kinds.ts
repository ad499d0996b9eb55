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
  const lists = [...new Map(models.flatMap(namedLists).map((list) => [list.join('|'), new Set(list)])).values()];
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

function namedLists({ questions, answers, bases }: CompiledModel): (readonly string[])[] {
  const prices = bases.flatMap((base) => base.prices.flatMap(({ rules }) => rules));
  return [...[...questions, ...answers].map(({ rule }) => rule), ...prices].flatMap((rule) => (rule ? namedIn(rule) : []));
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
