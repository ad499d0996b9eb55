import type { Fact, PrintedDocument, PrintedSection, PrintedSituation, TextBlock } from './printed-document.ts';

/**
 * The whole content of a printed quote, with final texts and formatted numbers, as in `PrintedDocument`. A letter with the price comes
 * first, then a description of the house, and last the terms.
 */
export interface PrintedQuote extends Pick<PrintedDocument, 'title' | 'description' | 'brand' | 'fonts' | 'columns' | 'footer'> {
  readonly template: 'offer';
  /** The heading: `Offert 2026-0007`, or the word for a draft. */
  readonly heading: string;
  /** The text with the dates on which the quote was sent and expires. */
  readonly dates: string;
  readonly picture: PrintedDocument['cover']['picture'];
  readonly houseTitle: string;
  /** The line with the names of the customer and the salesperson. */
  readonly to: string;
  /** The text that the salesperson wrote to the customer, by paragraph. */
  readonly words: readonly string[];
  readonly rows: PrintedDocument['price']['rows'];
  readonly total: PrintedDocument['price']['total'];
  /**
   * The notes on the price: the VAT (for each rate, if there are several), the lowest earlier price (if there is a campaign, as the law
   * requires), and the last day of the quote.
   */
  readonly notes: readonly string[];
  /** The differences from the previous quote; null: there is no previous quote, or it has no differences from this quote. */
  readonly changes: { readonly heading: string; readonly rows: readonly Fact[]; readonly sum: Fact } | null;
  /** The text that explains what accepting the quote means, and how to do it. */
  readonly meaning: { readonly heading: string; readonly text: string; readonly address: string | null; readonly shown: string };
  readonly choices: PrintedDocument['choices'] & { readonly sections: readonly PrintedSection[] };
  readonly drawings: Pick<PrintedDocument['drawings'], 'heading' | 'pages'>;
  /** The house on its plot; null: the house is not placed on a plot. */
  readonly situation: PrintedSituation | null;
  readonly terms: { readonly heading: string; readonly blocks: readonly TextBlock[] };
}
