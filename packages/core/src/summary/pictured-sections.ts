import type { Configuration } from '../model/configuration.ts';
import type { SummaryRow, SummarySection } from './summarize.ts';

/** A row with the addresses of its answer's pictures; an empty address: no picture. */
export interface PicturedRow extends SummaryRow {
  /** True: the question shows its picture on the summary. */
  readonly isPictured: boolean;
  /** The address of a small sample. */
  readonly sample: string;
  readonly productImage: string;
}

/** Adds the pictures to the rows of a summary. */
export function picturedSections({ sections }: Configuration, summary: readonly SummarySection[]): SummarySection<PicturedRow>[] {
  const questions = new Map(sections.flatMap((section) => section.questions).map((question) => [question.id, question]));
  const pictured = (row: SummaryRow): PicturedRow => {
    const question = questions.get(row.questionId);
    const answer = question?.answers.find(({ id }) => id === row.answerId);
    const [sample, productImage] = [answer?.paletteImage ?? '', answer?.productImage ?? ''];
    return { ...row, isPictured: question?.showImageOnSummary ?? false, sample, productImage };
  };
  return summary.map((section) => ({ ...section, rows: section.rows.map(pictured) }));
}
