import { saveFile } from './save-file.ts';

/** How far a file has come on its way from the server to the visitor. Sizes are in bytes. */
export type FileDelivery =
  | { readonly kind: 'idle' | 'cancelled' }
  /** `code` is the error code of the server, if it is known. */
  | { readonly kind: 'failed'; readonly code?: string }
  /** `received` is null while the server still makes the file. `size` is null if the server does not send the size. */
  | { readonly kind: 'making'; readonly received: number | null; readonly size: number | null; cancel(): void }
  /** The page has given the file to the browser. The page cannot know whether the browser saves the file. */
  | { readonly kind: 'done'; readonly size: number };

/** An API call that returns a file. */
type FetchFile = (progress: {
  readonly signal: AbortSignal;
  onReceived(received: number, size: number | null): void;
}) => Promise<Parameters<typeof saveFile>[0]>;

/** The progress is reported again when the received bytes pass another multiple of this number. */
const STEP_BYTES = 100_000;

/**
 * Fetches a PDF, reports the progress to `tell`, and makes the browser save the file. An empty file counts as a failure. The download
 * continues when the visitor opens other views.
 * @returns the error; null after a success or a cancellation
 */
export async function deliverPdf(fetchFile: FetchFile, tell: (delivery: FileDelivery) => void): Promise<unknown> {
  const controller = new AbortController();
  const cancel = () => controller.abort();
  let told = -1;
  const onReceived = (received: number, size: number | null) => {
    const step = Math.floor(received / STEP_BYTES);
    if (step === told || controller.signal.aborted) return;
    told = step;
    tell({ kind: 'making', received, size, cancel });
  };
  tell({ kind: 'making', received: null, size: null, cancel });
  try {
    const file = await fetchFile({ signal: controller.signal, onReceived });
    controller.signal.throwIfAborted();
    if (file.bytes.length === 0) throw new Error('The answer is empty');
    saveFile(file, 'application/pdf');
    tell({ kind: 'done', size: file.bytes.length });
    return null;
  } catch (error) {
    tell({ kind: controller.signal.aborted ? 'cancelled' : 'failed' });
    return controller.signal.aborted ? null : error;
  }
}
