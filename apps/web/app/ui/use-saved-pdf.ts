import { useState } from 'react';
import { saveFile } from './save-file.ts';

interface SavedPdf {
  readonly isMaking: boolean;
  readonly hasFailed: boolean;
  /** Does nothing while one is being made. */
  make(): Promise<void>;
}

/** A PDF that the server makes when it is asked for, and the browser saves. An empty one has failed. */
export function useSavedPdf(fetchPdf: () => Promise<Parameters<typeof saveFile>[0]>): SavedPdf {
  const [progress, setProgress] = useState<'idle' | 'making' | 'failed'>('idle');
  return {
    isMaking: progress === 'making',
    hasFailed: progress === 'failed',
    async make() {
      if (progress === 'making') return;
      setProgress('making');
      try {
        const file = await fetchPdf();
        if (file.bytes.length === 0) throw new Error('The answer is empty');
        saveFile(file, 'application/pdf');
        setProgress('idle');
      } catch {
        setProgress('failed');
      }
    },
  };
}
