import { useState } from 'react';
import { deliverPdf, type FileDelivery } from './file-delivery.ts';

interface SavedPdf {
  readonly delivery: FileDelivery;
  readonly isMaking: boolean;
  readonly hasFailed: boolean;
  /** Does nothing while one is being made. */
  make(): Promise<void>;
  /** Forgets what became of the last one. */
  forget(): void;
}

/** A PDF that the server makes when it is asked for, and the browser saves. */
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
