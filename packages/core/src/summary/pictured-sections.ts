import type { Configuration } from '../model/configuration.ts';
import { sampleImage } from '../pictures/sample-image.ts';
import type { CompiledModel } from '../visit/compile-model.ts';
import type { Visit } from '../visit/visit.ts';
import type { SummaryRow, SummarySection } from './summarize.ts';

/** A row with the addresses of its answer's pictures; an empty address: no picture. */
export interface PicturedRow extends SummaryRow {
  /** True: the question shows a picture of its answer on the summary. */
  readonly isPictured: boolean;
  /** The address of a small sample. */
  readonly sample: string;
  readonly productImage: string;
}

/** Adds the pictures to the rows of a visit's summary. */
export function picturedSections(
  { sections }: Configuration,
  compiled: CompiledModel,
  visit: Visit,
  summary: readonly SummarySection[],
): SummarySection<PicturedRow>[] {
  const questions = new Map(sections.flatMap((section) => section.questions).map((question) => [question.id, question]));
  const pictured = (row: SummaryRow): PicturedRow => {
    const question = questions.get(row.questionId);
    const answer = question?.answers.find(({ id }) => id === row.answerId);
    const sample = answer ? sampleImage(sections, compiled, visit, answer) : '';
    const productImage = answer?.usePaletteReference ? sample : (answer?.productImage ?? '');
    return { ...row, isPictured: question?.showImageOnSummary ?? false, sample, productImage };
  };
  return summary.map((section) => ({ ...section, rows: section.rows.map(pictured) }));
}
