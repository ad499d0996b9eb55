import type { PrintedDocument, PrintedPictures } from './printed-document.ts';

/** What the process that sets type is sent, and what it answers. */
export interface TypesetJob {
  readonly document: PrintedDocument;
  readonly pictures: PrintedPictures;
}

export type TypesetAnswer =
  | { readonly kind: 'made'; readonly bytes: Uint8Array; readonly memoryBytes: number }
  | { readonly kind: 'refused'; readonly reason: string; readonly memoryBytes: number };
