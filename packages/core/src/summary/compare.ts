import type { AnswerId, QuestionId, SectionId } from '../model/ids.ts';
import { type Ore, ore, sum } from '../model/money.ts';
import { NONE } from '../rules/compiled-rule.ts';
import type { CompiledModel } from '../visit/compile-model.ts';
import { selectedAnswer, type Visit } from '../visit/visit.ts';
import { type SummarySection, summarize } from './summarize.ts';

/** One of the compared houses. Several of them may have the same house model. */
export interface HouseToCompare {
  readonly compiled: CompiledModel;
  readonly visit: Visit;
}

/** One section of the comparison. `totals`, and `cells` of each row, have one entry for each house, in the given order. */
export interface ComparedSection {
  readonly kind: 'house' | 'section' | 'other';
  /** Null: the section is of kind `house` or `other`; the screen supplies its title. */
  readonly sectionId: SectionId | null;
  readonly title: string;
  /** The totals of all sections add up to the ordinary price of each house. */
  readonly totals: readonly Ore[];
  readonly rows: readonly ComparedRow[];
  /** True: a total or a row differs between the houses. */
  readonly differs: boolean;
}

export interface ComparedRow {
  readonly questionId: QuestionId;
  readonly questionTitle: string;
  /** One cell for each house; null: the house has no answer to the question. */
  readonly cells: readonly (ComparedCell | null)[];
  /** True: the answer or its price differs between the houses. */
  readonly differs: boolean;
}

export interface ComparedCell {
  readonly answerId: AnswerId;
  readonly answerTitle: string;
  readonly price: Ore;
}

/**
 * Compares the summaries of several houses, question by question. A question that one summary lists has a row, even if another house's
 * summary leaves it out. Rows are in the first house's order. A question that the first house does not have follows the question before it
 * in the later house. Each question has one row, in its section of the first house that lists it.
 */
export function compareHouses(houses: readonly HouseToCompare[]): ComparedSection[] {
  const summaries = houses.map(({ compiled, visit }) => summarize(compiled, visit).filter(({ kind }) => kind === 'section'));
  const sectionOf = sectionsOfQuestions(summaries);
  const sections = mergeOrders(summaries.map((summary) => summary.map(({ sectionId }) => sectionId))).flatMap((sectionId) => {
    const own = summaries.map((summary) => summary.find((section) => section.sectionId === sectionId));
    const questions = mergeOrders(own.map((section) => section?.rows.map(({ questionId }) => questionId) ?? []));
    const rows = questions
      .filter((questionId) => sectionOf.get(questionId) === sectionId)
      .map((questionId) => compareQuestion(houses, questionId));
    if (rows.length === 0) return [];
    const totals = houses.map((_, at) => sum(rows.map(({ cells }) => cells[at]?.price ?? ore(0))));
    return category('section', sectionId, own.find((section) => section)?.title ?? '', totals, rows);
  });
  const house = category(
    'house',
    null,
    '',
    houses.map(({ compiled }) => compiled.model.housePrice),
    [],
  );
  const listed = [house, ...sections];
  const rest = houses.map(({ visit }, at) => ore(visit.ordinaryPrice - sum(listed.map(({ totals }) => totals[at] ?? ore(0)))));
  return rest.every((total) => total === 0) ? listed : [...listed, category('other', null, '', rest, [])];
}

/** Returns the section of each question in the first summary that lists it. Another house can have the question in another section. */
function sectionsOfQuestions(summaries: readonly (readonly SummarySection[])[]): ReadonlyMap<QuestionId, SectionId | null> {
  const places = summaries
    .flat()
    .flatMap(({ sectionId, rows }) => rows.map(({ questionId }) => [questionId, sectionId] as const));
  // Reverse the list, so that the first entry of a key wins: a map keeps the last one.
  return new Map(places.toReversed());
}

function category(
  kind: ComparedSection['kind'],
  sectionId: SectionId | null,
  title: string,
  totals: readonly Ore[],
  rows: readonly ComparedRow[],
): ComparedSection {
  return { kind, sectionId, title, totals, rows, differs: !areSame(totals) || rows.some(({ differs }) => differs) };
}

function compareQuestion(houses: readonly HouseToCompare[], questionId: QuestionId): ComparedRow {
  const asked = houses.map(({ compiled }) => compiled.questions[compiled.questionAt.get(questionId) ?? NONE]);
  const cells = houses.map(({ compiled, visit }, at): ComparedCell | null => {
    const question = asked[at];
    const selected = question && selectedAnswer(compiled, visit, question.at);
    if (!selected) return null;
    const { id, title } = selected.answer;
    return { answerId: id, answerTitle: title, price: ore(visit.prices.get(question.at)) };
  });
  return {
    questionId,
    questionTitle: asked.find((question) => question)?.question.title ?? '',
    cells,
    differs: !areSame(cells.map((cell) => cell?.answerId)) || !areSame(cells.map((cell) => cell?.price)),
  };
}

function areSame(values: readonly unknown[]): boolean {
  return values.every((value) => value === values[0]);
}

/**
 * Merges lists. The order is that of the first list. An item that the first list does not have follows the item before it in the later
 * list.
 */
function mergeOrders<T>(lists: readonly (readonly T[])[]): T[] {
  const merged: T[] = [];
  for (const list of lists) {
    let place = 0;
    for (const item of list) {
      const at = merged.indexOf(item);
      if (at === -1) merged.splice(place, 0, item);
      place = (at === -1 ? place : at) + 1;
    }
  }
  return merged;
}
