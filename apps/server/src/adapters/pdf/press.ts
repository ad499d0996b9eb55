import type { PrintedDocument, PrintedPictures } from './printed-document.ts';
import type { PrintedOffer } from './printed-offer.ts';

/** What is to be printed. */
export interface PrintJob {
  readonly document: PrintedDocument | PrintedOffer;
  readonly pictures: PrintedPictures;
}

/** Makes PDFs. */
export interface Press {
  /**
   * A document as PDF/UA-1. Throws `PressFullError` when too many wait already, `PressClosedError` when the server stops meanwhile,
   * `PressError` when it cannot be made, and what `prepare` throws.
   * @param prepare makes what is printed; not begun where there is no room, because pictures are what takes longest
   */
  print(prepare: () => Promise<PrintJob>): Promise<Uint8Array<ArrayBuffer>>;
  /** Ends what runs, and begins nothing more. */
  close(): void;
}

/** As many wait as can be served; in a few seconds there is room. */
export class PressFullError extends Error {
  override readonly name = 'PressFullError';
}

/** The server stops. The next one makes it. */
export class PressClosedError extends Error {
  override readonly name = 'PressClosedError';

  constructor() {
    super('the server is stopping');
  }
}

/** A document could not be made. */
export class PressError extends Error {
  override readonly name = 'PressError';
}
