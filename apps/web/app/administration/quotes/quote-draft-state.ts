import type { ListedQuote, QuoteDesk } from '@gavel/contract/staff';
import { type DraftForm, formOf, writingOf } from './quote-form-values.ts';

interface SavedDraft {
  readonly desk: QuoteDesk;
  readonly form: DraftForm;
  /** The form as it was last saved; null: it counts as not saved. */
  readonly saved: DraftForm | null;
}

/** Returns the state of a page whose form shows the draft exactly as the server has stored it. */
export function savedAs(desk: QuoteDesk): SavedDraft {
  const form = formOf(desk.writing);
  return { desk, form, saved: desk.draftSavedAt === null ? null : form };
}

export function isSavedIn({ saved, form }: Omit<SavedDraft, 'desk'>): boolean {
  return saved !== null && JSON.stringify(saved) === JSON.stringify(form);
}

/**
 * Returns the text of the draft, so that two drafts can be compared. Ignores the React keys of lines. In a valid form, also ignores empty
 * lines and how amounts are written.
 */
export function wordsOf(form: DraftForm): string {
  const { validUntil, words, lines } = writingOf(form) ?? form;
  return JSON.stringify([validUntil, words, lines.map(({ title, amount, vatRate }) => [title, amount, vatRate])]);
}

/** Returns the quote that the server has created from exactly this draft and house; undefined if there is none. */
export function quoteOf({ tag }: Pick<QuoteDesk, 'tag'>, { offers }: Pick<QuoteDesk, 'offers'>): ListedQuote | undefined {
  return offers.find((quote) => quote.tag === tag);
}
