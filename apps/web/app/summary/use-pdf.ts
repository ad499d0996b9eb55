import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { hasEntered, useAccount } from '../account/use-account.ts';
import { tokenOf } from '../addresses.ts';
import { ApiError } from '../api/api-error.ts';
import { browserApi } from '../api/browser-api.ts';
import { saveFile } from '../ui/save-file.ts';
import type { ConfiguratorStore } from '../visit/configurator-store.ts';
import { useConfigurator, useConfiguratorStore } from '../visit/use-configurator.tsx';
import type { PdfNeed } from './pdf-dialog.tsx';
import { usePdfDialog } from './use-pdf-dialog.ts';

/** The house as a PDF: made at once when nothing is missing for it, otherwise a dialog says what is. */
export function usePdf() {
  const dialog = usePdfDialog();
  const store = useConfiguratorStore();
  const isMember = hasEntered(useAccount());
  const id = useConfigurator(({ origin, unsaved, isForeign }) => (unsaved || isForeign ? undefined : origin?.token));
  const isMaking = useConfigurator(({ pdf }) => pdf === 'making');
  useToldFailure(dialog);
  const need: PdfNeed = dialog.hasFailed ? 'failed' : !isMember ? 'login' : id === undefined ? 'save' : 'nothing';
  const make = () => id !== undefined && makePdf(store, id);
  return {
    isMaking,
    need,
    isOpen: dialog.isOpen,
    close: dialog.close,
    /** The button. */
    ask: () => (isMember && id !== undefined ? make() : dialog.open()),
    /** From the dialog, which the house has been saved in. */
    makeFromDialog: () => {
      dialog.close();
      make();
    },
  };
}

/** That there is no PDF is told over the summary: while it is open, or when the visitor comes back to it. */
function useToldFailure({ isBare, open }: ReturnType<typeof usePdfDialog>): void {
  const store = useConfiguratorStore();
  const { pathname } = useLocation();
  // After a Back to an address from before the first save, the page first puts the token into it; that would cancel this navigation.
  const isSettled = useConfigurator(({ origin }) => origin === null || origin.token === tokenOf(pathname));
  const isToTell = useConfigurator(({ pdf }) => pdf === 'failed') && isBare && isSettled;
  useEffect(() => {
    if (!isToTell || store.getState().pdf !== 'failed') return;
    store.setState({ pdf: 'idle' });
    // Of somebody else's house a PDF is made once it has been saved as one's own: that is what is missing.
    open(store.getState().isForeign ? {} : { hasFailed: true });
  }, [isToTell, store, open]);
}

/** Makes it, whatever is looked at meanwhile. */
async function makePdf(store: ConfiguratorStore, id: string): Promise<void> {
  if (store.getState().pdf === 'making') return;
  store.setState({ pdf: 'making' });
  try {
    const api = await browserApi();
    const file = await api.makeDocument({ parameters: { id } });
    if (file.bytes.length === 0) throw new Error('The answer is empty');
    saveFile(file, 'application/pdf');
    store.setState({ pdf: 'idle' });
  } catch (error) {
    store.setState({ pdf: 'failed', isForeign: error instanceof ApiError && error.code === 'unknown-configuration' });
  }
}
