import { saveFile } from './save-file.ts';

/** How far a file has come from the server to the visitor. Sizes in bytes. */
export type FileDelivery =
  | { readonly kind: 'idle' | 'failed' | 'cancelled' }
  /** `received` is null while the server makes the file; `size` is null where the server does not say it. */
  | { readonly kind: 'making'; readonly received: number | null; readonly size: number | null; cancel(): void }
  /** The browser has been handed the file. What it does with it, no page learns. */
  | { readonly kind: 'done'; readonly size: number };

/** What fetches a file: a call of the API. */
type FetchFile = (progress: {
  readonly signal: AbortSignal;
  onReceived(received: number, size: number | null): void;
}) => Promise<Parameters<typeof saveFile>[0]>;

/** What is shown changes with every 100 kB. */
const STEP_BYTES = 100_000;

/**
 * Fetches a PDF, tells each step, and has the browser save it. An empty file has failed. It goes on whatever the visitor looks at meanwhile.
 * @returns what went wrong; null: nothing, or the visitor cancelled it
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
