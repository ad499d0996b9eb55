import type { Fact, PrintedDocument, PrintedSection, TextBlock } from './printed-document.ts';

/**
 * The whole content of a printed quote, with final texts and formatted numbers, as in `PrintedDocument`. The first page has the
 * price and the terms; all later pages describe the house.
 */
export interface PrintedQuote extends Pick<PrintedDocument, 'title' | 'description' | 'brand' | 'fonts' | 'columns' | 'footer'> {
  readonly template: 'offer';
  /** The heading: `Offert 2026-0007`, or the word for a draft. */
  readonly heading: string;
  /** The text with the dates on which the quote was sent and expires. */
  readonly dates: string;
  readonly picture: PrintedDocument['cover']['picture'];
  readonly houseTitle: string;
  /** The customer and the salesperson. */
  readonly to: string;
  /** The salesperson's own words, one paragraph each. */
  readonly words: readonly string[];
  readonly rows: PrintedDocument['price']['rows'];
  readonly total: PrintedDocument['price']['total'];
  /** VAT by rate, the earlier quote, and the lowest price that the law requires. */
  readonly notes: readonly string[];
  /** The differences from the previous quote; null: there is no previous quote, or it is the same. */
  readonly changes: { readonly heading: string; readonly rows: readonly Fact[]; readonly sum: Fact } | null;
  /** The text that explains what accepting the quote means, and how to do it. */
  readonly meaning: { readonly heading: string; readonly text: string; readonly address: string | null; readonly shown: string };
  readonly choices: PrintedDocument['choices'] & { readonly sections: readonly PrintedSection[] };
  readonly drawings: Pick<PrintedDocument['drawings'], 'heading' | 'pages'>;
  readonly terms: { readonly heading: string; readonly blocks: readonly TextBlock[] };
}
