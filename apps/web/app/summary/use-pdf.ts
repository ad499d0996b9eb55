import { useState } from 'react';
import { hasEntered, useAccount } from '../account/use-account.ts';
import { browserApi } from '../api/browser-api.ts';
import { saveFile } from '../ui/save-file.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';
import type { PdfNeed } from './pdf-dialog.tsx';
import { usePdfDialog } from './use-pdf-dialog.ts';

/** The house as a PDF: made at once when nothing is missing for it, otherwise a dialog says what is. */
export function usePdf() {
  const dialog = usePdfDialog();
  const isMember = hasEntered(useAccount());
  const token = useConfigurator((state) => state.origin?.token);
  const unsaved = useConfigurator((state) => state.unsaved);
  const [progress, setProgress] = useState<'idle' | 'making' | 'failed'>('idle');
  const id = isMember && !unsaved ? token : undefined;
  const need: PdfNeed = progress === 'failed' ? 'failed' : isMember ? (id === undefined ? 'save' : 'nothing') : 'login';

  const make = async () => {
    if (id === undefined || progress === 'making') return;
    setProgress('making');
    try {
      const api = await browserApi();
      const file = await api.makeDocument({ parameters: { id } });
      if (file.bytes.length === 0) throw new Error('The answer is empty');
      saveFile(file, 'application/pdf');
      setProgress('idle');
    } catch {
      setProgress('failed');
      dialog.open();
    }
  };
  const close = () => {
    setProgress('idle');
    dialog.close();
  };
  return {
    isMaking: progress === 'making',
    need,
    isOpen: dialog.isOpen,
    close,
    /** The button. */
    ask: () => (id === undefined ? dialog.open() : make()),
    /** From the dialog, which the house has been saved in. */
    makeFromDialog: () => {
      dialog.close();
      make();
    },
  };
}
