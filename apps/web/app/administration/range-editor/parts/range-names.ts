import type { DeskPart, RangeParts } from '@gavel/contract/staff';

/** The entries of the range (such as sections, questions, answers and houses), and all names that a rule may contain. */
export interface RangeNames {
  readonly parts: readonly DeskPart[];
  readonly sections: readonly DeskPart[];
  readonly houses: readonly DeskPart[];
  readonly questions: ReadonlyMap<string, DeskPart>;
  readonly answers: ReadonlyMap<string, DeskPart>;
  readonly bases: ReadonlyMap<string, DeskPart>;
  /** Question → its answers, in range order. */
  readonly answersOf: ReadonlyMap<string, readonly DeskPart[]>;
  readonly municipalities: readonly string[];
}

export function rangeNames({ parts, municipalities }: RangeParts): RangeNames {
  const of = (kind: DeskPart['kind']) => parts.filter((part) => part.kind === kind);
  const byKey = (kind: DeskPart['kind']) => new Map(of(kind).map((part) => [part.key, part]));
  return {
    parts,
    sections: of('section'),
    houses: of('house'),
    questions: byKey('question'),
    answers: byKey('answer'),
    bases: byKey('base'),
    answersOf: Map.groupBy(of('answer'), ({ parents }) => parents[0] ?? ''),
    municipalities: municipalities.toSorted((one, other) => one.localeCompare(other, 'sv')),
  };
}

/** Returns the question of an answer; for a question, the question itself. */
export function questionOf(
  names: RangeNames,
  { kind, key, parents }: Pick<DeskPart, 'kind' | 'key' | 'parents'>,
): DeskPart | undefined {
  return kind === 'question' ? names.questions.get(key) : kind === 'answer' ? names.questions.get(parents[0] ?? '') : undefined;
}

/** Returns the first section that contains the question of `part`; for a section, the section itself. */
export function sectionOf(names: RangeNames, part: DeskPart): DeskPart | undefined {
  if (part.kind === 'section') return part;
  const question = questionOf(names, part);
  return names.sections.find(({ key }) => question?.parents.includes(key));
}

/**
 * Returns whether a house offers a question or an answer (`part`). `part`, its question, and at least one section of the question (if it
 * has sections) must each list the house, or have no list because they are for all houses.
 */
export function isInHouse(names: RangeNames, part: DeskPart, house: string): boolean {
  const isListed = ({ houses }: DeskPart) => houses === null || houses.includes(house);
  const question = questionOf(names, part);
  if (!isListed(part) || (question && !isListed(question))) return false;
  const sections = names.sections.filter(({ key }) => question?.parents.includes(key));
  return sections.length === 0 || sections.some(isListed);
}
