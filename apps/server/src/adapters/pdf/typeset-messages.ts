import type { PrintedDocument } from './printed-document.ts';
import type { PrintedQuote } from './printed-quote.ts';

/** The message to the typesetting process. */
export interface TypesetJob {
  readonly document: PrintedDocument | PrintedQuote;
  /** SVG files, by the file name with which the document refers to them. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

export type TypesetAnswer =
  | { readonly kind: 'made'; readonly bytes: Uint8Array; readonly memoryBytes: number }
  | { readonly kind: 'refused'; readonly reason: string; readonly memoryBytes: number };
