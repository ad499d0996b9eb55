import type { PrintedDocument, PrintedPictures } from './printed-document.ts';
import type { PrintedQuote } from './printed-quote.ts';

/** A document to print, with its pictures. */
export interface PrintJob {
  readonly document: PrintedDocument | PrintedQuote;
  readonly pictures: PrintedPictures;
}

/** Makes PDFs. */
export interface Press {
  /**
   * Returns a document as PDF/UA-1. Throws `PressFullError` if too many documents wait, `PressClosedError` if the server stops
   * meanwhile, `PressError` if the document cannot be made, and the errors of `prepare`.
   * @param prepare returns the document and its pictures, which takes long; not called if too many documents wait
   */
  print(prepare: () => Promise<PrintJob>): Promise<Uint8Array<ArrayBuffer>>;
  /** Ends running processes, and begins no more documents. */
  close(): void;
}

/** Too many documents wait; the client can retry in a few seconds. */
export class PressFullError extends Error {
  override readonly name = 'PressFullError';
}

/** The server is stopping, so it does not make this document. A later try, with the next server, may succeed. */
export class PressClosedError extends Error {
  override readonly name = 'PressClosedError';

  constructor() {
    super('the server is stopping');
  }
}

/** The document could not be made. */
export class PressError extends Error {
  override readonly name = 'PressError';
}
