import type { Fact, PrintedDocument, PrintedSection, TextBlock } from './printed-document.ts';

/** All that is printed of an offer, worded and formatted, as in `PrintedDocument`: what is promised on the first page, then what the house has. */
export interface PrintedOffer extends Pick<PrintedDocument, 'title' | 'description' | 'brand' | 'fonts' | 'columns' | 'footer'> {
  readonly template: 'offer';
  /** `Offert 2026-0007`, or that it is a draft. */
  readonly heading: string;
  /** When it was sent and how long it holds. */
  readonly dates: string;
  readonly picture: PrintedDocument['cover']['picture'];
  readonly houseTitle: string;
  /** Who it is to and from. */
  readonly to: string;
  /** In the seller's own words, a paragraph each. */
  readonly words: readonly string[];
  readonly rows: PrintedDocument['price']['rows'];
  readonly total: PrintedDocument['price']['total'];
  /** The VAT by rate, what came before, the law's lowest price. */
  readonly notes: readonly string[];
  /** How it differs from the offer before; null: there is none, or it is the same. */
  readonly changes: { readonly heading: string; readonly rows: readonly Fact[]; readonly sum: Fact } | null;
  /** What it means to want to go on, and how to. */
  readonly meaning: { readonly heading: string; readonly text: string; readonly address: string | null; readonly shown: string };
  readonly choices: PrintedDocument['choices'] & { readonly sections: readonly PrintedSection[] };
  readonly drawings: Pick<PrintedDocument['drawings'], 'heading' | 'pages'>;
  readonly terms: { readonly heading: string; readonly blocks: readonly TextBlock[] };
}
