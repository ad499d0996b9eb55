import type { AnswerId, QuestionId, SectionId } from '../model/ids.ts';
import { type Ore, ore, sum } from '../model/money.ts';
import { defaultAmong } from '../visit/choose.ts';
import type { CompiledModel, CompiledQuestion } from '../visit/compile-model.ts';
import { type Step, stepOf } from '../visit/steps.ts';
import { isListed, selectedAnswer, type Visit, validAnswers } from '../visit/visit.ts';

/** One section of the summary. The totals of all sections add up to the ordinary price. */
export interface SummarySection<Row extends SummaryRow = SummaryRow> {
  /** house: the first section, with the price of the house alone. other: the last section, with the prices of questions without a row. */
  readonly kind: 'house' | 'section' | 'other';
  /** Null: the section is of kind `house` or `other`; the screen supplies its title. */
  readonly sectionId: SectionId | null;
  /** The section's 1-based number in a URL. */
  readonly section: number | null;
  readonly title: string;
  readonly total: Ore;
  readonly rows: readonly Row[];
}

export interface SummaryRow {
  readonly questionId: QuestionId;
  readonly answerId: AnswerId;
  readonly questionTitle: string;
  readonly answerTitle: string;
  readonly price: Ore;
  readonly step: Step;
  /** True: the configurator lists the question. */
  readonly listed: boolean;
  /** True: the answer is the one that the question would have without a pick in this question. */
  readonly standard: boolean;
}

/** Returns the visitor's choices and their prices. Leaves out sections without rows, and the section `other` when its total is 0. */
export function summarize(compiled: CompiledModel, visit: Visit): SummarySection[] {
  const sections = compiled.model.sections.map(({ id, title }, at): SummarySection => {
    const rows = compiled.questions
      .filter(({ section }) => section === at)
      .flatMap((question) => rowOf(compiled, question, visit));
    return { kind: 'section', sectionId: id, section: at + 1, title, total: sum(rows.map(({ price }) => price)), rows };
  });
  const house: SummarySection = staticSection('house', compiled.model.housePrice);
  const listed = [house, ...sections.filter(({ rows }) => rows.length > 0)];
  const rest = ore(visit.ordinaryPrice - sum(listed.map(({ total }) => total)));
  return rest === 0 ? listed : [...listed, staticSection('other', rest)];
}

/** The rows that the summary keeps: all, only answers that differ from the standard, or only answers whose price is not 0. */
export type SummaryFilter = 'all' | 'mine' | 'priced';

/** Filters the rows of a summary. The prices of removed rows move to `other`, so that the totals still add up to the ordinary price. */
export function filterSummary<Row extends SummaryRow>(
  sections: readonly SummarySection<Row>[],
  filter: SummaryFilter,
): readonly SummarySection<Row>[] {
  if (filter === 'all') return sections;
  const isWanted = ({ standard, price }: SummaryRow) => (filter === 'mine' ? !standard : price !== 0);
  const [house, ...others] = sections;
  const shown = others
    .map((section) => ({ ...section, rows: section.rows.filter(isWanted) }))
    .filter(({ rows }) => rows.length > 0)
    .map((section) => ({ ...section, total: sum(section.rows.map(({ price }) => price)) }));
  const rest = ore(sum(others.map(({ total }) => total)) - sum(shown.map(({ total }) => total)));
  return [...(house ? [house] : []), ...shown, ...(rest === 0 ? [] : [staticSection('other', rest)])];
}

/**
 * Returns the row of a question; empty: the summary has no row for it. A question has no row if no answer is selected, or if `hidePrice` is
 * set. A question with a single valid answer has a row only if its price is above 0 or `showQuestionIfOneAnswer` is set.
 */
function rowOf(compiled: CompiledModel, question: CompiledQuestion, visit: Visit): SummaryRow[] {
  const selected = selectedAnswer(compiled, visit, question.at);
  if (!selected || question.question.hidePrice) return [];
  const price = ore(visit.prices.get(question.at));
  const valid = validAnswers(question, visit);
  const isSingle = valid.length === 1;
  if (isSingle && price <= 0 && !question.question.showQuestionIfOneAnswer) return [];
  return [
    {
      questionId: question.question.id,
      answerId: selected.answer.id,
      questionTitle: question.question.title,
      answerTitle: selected.answer.title,
      price,
      step: stepOf(question),
      listed: isListed(question, visit),
      standard: defaultAmong(question, valid) === selected,
    },
  ];
}

function staticSection(kind: 'house' | 'other', total: Ore): SummarySection<never> {
  return { kind, sectionId: null, section: null, title: '', total, rows: [] };
}
