import type { AnswerId, QuestionId, SectionId } from '../model/ids.ts';
import { type Ore, ore, sum } from '../model/money.ts';
import { defaultAmong } from '../visit/choose.ts';
import type { CompiledModel, CompiledQuestion } from '../visit/compile-model.ts';
import { type Step, stepOf } from '../visit/steps.ts';
import { isListed, selectedAnswer, type Visit, validAnswers } from '../visit/visit.ts';

/** One price category of the summary. The totals of all of them add up to the ordinary price. */
export interface SummarySection<Row extends SummaryRow = SummaryRow> {
  /** house: the static first one. other: the static last one, with what is priced but not listed. */
  readonly kind: 'house' | 'section' | 'other';
  /** Null for the static ones; their titles are the screen's. */
  readonly sectionId: SectionId | null;
  /** 1-based routing number. */
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
  /** The question is a step of the visit, so that it can be changed. */
  readonly listed: boolean;
  /** What the question has as long as nobody chooses. */
  readonly standard: boolean;
}

/** What the visitor has chosen and what it costs. Sections without rows are left out, and so is `other` when it is 0. */
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

/** Everything, what the visitor has chosen otherwise than the standard, or what has a price. */
export type SummaryFilter = 'all' | 'mine' | 'priced';

/** Fewer rows of a summary. What is left out moves to `other`, so that the totals still add up to the ordinary price. */
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

/** Hidden prices stay off the summary; a question with a single valid answer is listed only if it costs something or is shown all the same. */
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
