import type { PrintedDocument } from './printed-document.ts';
import type { PrintedOffer } from './printed-offer.ts';

/** What the process that sets type is sent, and what it answers. */
export interface TypesetJob {
  readonly document: PrintedDocument | PrintedOffer;
  /** SVG files by the name that the document gives them. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

export type TypesetAnswer =
  | { readonly kind: 'made'; readonly bytes: Uint8Array; readonly memoryBytes: number }
  | { readonly kind: 'refused'; readonly reason: string; readonly memoryBytes: number };
