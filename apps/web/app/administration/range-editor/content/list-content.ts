import type { DeskPart } from '@gavel/contract/staff';
import { type RangeNames, sectionOf } from '../parts/range-names.ts';

/** A section with its questions, the questions without a section (`none`), or the houses, as listed under one heading. */
export interface ContentGroup {
  readonly key: string;
  readonly kind: 'section' | 'houses' | 'none';
  readonly title: string;
  readonly parts: readonly DeskPart[];
}

/**
 * Returns the sections with their questions, the questions without a section, and the houses, in range order. Keeps only the parts whose
 * name, key or text contains the search text. Also keeps a question if one of its answers contains that text.
 */
export function listContent(names: RangeNames, search: string): readonly ContentGroup[] {
  const wanted = search.trim().toLocaleLowerCase('sv');
  const has = (part: DeskPart) =>
    [part.title, part.key, ...part.fields.filter(({ type }) => type !== 'rule').map(({ draft }) => draft ?? '')].some((text) =>
      text.toLocaleLowerCase('sv').includes(wanted),
    );
  const isWanted = (part: DeskPart) =>
    has(part) || (part.kind === 'question' && (names.answersOf.get(part.key) ?? []).some((answer) => has(answer)));
  const questions = Map.groupBy(names.questions.values(), (question) => sectionOf(names, question)?.key ?? '');
  const groups: ContentGroup[] = [
    ...names.sections.map((section): ContentGroup => {
      const parts = [section, ...(questions.get(section.key) ?? [])];
      return { key: section.key, kind: 'section', title: section.title, parts };
    }),
    { key: '', kind: 'none', title: '', parts: questions.get('') ?? [] },
    { key: '', kind: 'houses', title: '', parts: names.houses },
  ];
  return groups.map((group) => ({ ...group, parts: group.parts.filter(isWanted) })).filter(({ parts }) => parts.length > 0);
}

/** Returns what the editor shows on one page: `part`, and its answers if it is a question. */
export function pageOf(names: RangeNames, part: DeskPart): readonly DeskPart[] {
  return part.kind === 'question' ? [part, ...(names.answersOf.get(part.key) ?? [])] : [part];
}

export function isPartChanged(names: RangeNames, part: DeskPart): boolean {
  return pageOf(names, part).some(({ fields }) =>
    fields.some(({ type, draft, published }) => type !== 'rule' && draft !== published),
  );
}
