import { useState } from 'react';
import { deliverPdf, type FileDelivery } from './file-delivery.ts';

interface SavedPdf {
  readonly delivery: FileDelivery;
  readonly isMaking: boolean;
  readonly hasFailed: boolean;
  /** Makes the PDF and saves it. Does nothing while the server is already making a PDF. */
  make(): Promise<void>;
  /** Forgets the progress of the last PDF. */
  forget(): void;
}

/** Returns the progress of a PDF, and the function that starts it. The server makes the PDF, and the browser saves it as a file. */
export function useSavedPdf(fetchPdf: Parameters<typeof deliverPdf>[0]): SavedPdf {
  const [delivery, setDelivery] = useState<FileDelivery>({ kind: 'idle' });
  const isMaking = delivery.kind === 'making';
  return {
    delivery,
    isMaking,
    hasFailed: delivery.kind === 'failed',
    async make() {
      if (!isMaking) await deliverPdf(fetchPdf, setDelivery);
    },
    forget: () => setDelivery({ kind: 'idle' }),
  };
}
