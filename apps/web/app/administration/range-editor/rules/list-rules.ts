import type { DeskField, DeskPart } from '@gavel/contract/staff';
import { isInHouse, questionOf, type RangeNames, sectionOf } from '../parts/range-names.ts';

/** A rule, and the question, answer or other entry of the range to which it belongs. */
export interface ListedRule {
  readonly part: DeskPart;
  readonly field: DeskField;
}

export interface AskedRules {
  readonly search: string;
  /** The key of the house whose rules the list shows, and of the section; empty means all houses or all sections. */
  readonly house: string;
  readonly section: string;
  /** Whether to list also the questions and answers that have no rule. */
  readonly isEvenWithout: boolean;
}

/**
 * Returns the rules by section, in the order of the range. Rules without a section, such as those of base answers, have an empty key and
 * are last.
 */
export function listRules(
  names: RangeNames,
  { search, house, section, isEvenWithout }: AskedRules,
): ReadonlyMap<string, readonly ListedRule[]> {
  const wanted = search.trim().toLocaleLowerCase('sv');
  const rules = names.parts.flatMap((part) =>
    part.fields
      .filter(({ type, draft, published }) => type === 'rule' && (isEvenWithout || Boolean(draft) || Boolean(published)))
      .map((field) => ({ part, field })),
  );
  const shown = rules.filter(
    ({ part, field }) =>
      `${part.title} ${questionOf(names, part)?.title ?? ''} ${part.key} ${field.draft ?? ''}`
        .toLocaleLowerCase('sv')
        .includes(wanted) &&
      (house === '' || isInHouse(names, part, house)) &&
      (section === '' || (questionOf(names, part)?.parents.includes(section) ?? false)),
  );
  const bySection = Map.groupBy(shown, ({ part }) => sectionOf(names, part)?.key ?? '');
  const order = [...names.sections.map(({ key }) => key), ''];
  return new Map(order.flatMap((key) => (bySection.has(key) ? [[key, bySection.get(key) ?? []] as const] : [])));
}

/** Returns the text that identifies a rule in the address of the page. */
export function ruleName({ part, field }: ListedRule): string {
  return `${part.kind}:${part.key}:${field.name}`;
}

export function findRule(names: RangeNames, name: string | null): ListedRule | null {
  const [kind, key, field] = name?.split(':') ?? [];
  const part = names.parts.find((one) => one.kind === kind && one.key === key);
  const found = part?.fields.find((one) => one.name === field && one.type === 'rule');
  return part && found ? { part, field: found } : null;
}
