import type { DocumentCopy } from '@gavel/contract';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { hasEntered, useAccount } from '../account/use-account.ts';
import { tokenOf } from '../addresses.ts';
import { ApiError } from '../api/api-error.ts';
import { browserApi } from '../api/browser-api.ts';
import { deliverPdf } from '../ui/file-delivery.ts';
import { wantsLightCopy } from '../ui/wants-light-copy.ts';
import type { ConfiguratorStore } from '../visit/configurator-state.ts';
import { useConfigurator, useConfiguratorStore } from '../visit/use-configurator.tsx';
import type { PdfNeed } from './pdf-dialog.tsx';
import { usePdfDialog } from './use-pdf-dialog.ts';

/** The house as a PDF: made at once when nothing is missing for it, otherwise a dialog says what is. */
export function usePdf() {
  const dialog = usePdfDialog();
  const store = useConfiguratorStore();
  const isMember = hasEntered(useAccount());
  const id = useConfigurator(({ origin, unsaved, isForeign }) => (unsaved || isForeign ? undefined : origin?.token));
  const delivery = useConfigurator(({ pdf }) => pdf);
  useToldFailure(dialog);
  const need: PdfNeed = dialog.hasFailed ? 'failed' : !isMember ? 'login' : id === undefined ? 'save' : 'nothing';
  const make = (copy: DocumentCopy = wantsLightCopy() ? 'light' : 'large') => id !== undefined && makePdf(store, id, copy);
  const showsWays = dialog.isOpen && dialog.asksForWays && need === 'nothing';
  return {
    delivery,
    copy: useConfigurator(({ pdfCopy }) => pdfCopy),
    isMaking: delivery.kind === 'making',
    need,
    isOpen: dialog.isOpen && !showsWays,
    /** The dialog with other ways than the download. */
    showsWays,
    openWays: () => dialog.open({ ways: true }),
    /** The house whose PDF can be had; undefined: none, as it is now. */
    id: isMember ? id : undefined,
    make,
    close: dialog.close,
    /** The visitor has read that it is done. */
    forget: () => store.setState({ pdf: { kind: 'idle' } }),
    /** The button. */
    ask: () => (isMember && id !== undefined ? make() : dialog.open()),
    /** From the dialog, which the house has been saved in. */
    makeFromDialog: () => {
      dialog.close();
      make();
    },
  };
}

/** What became of a PDF is shown until the summary is left; one that is under way is told when the visitor comes back. */
export function useForgottenPdf(isLeft: boolean): void {
  const store = useConfiguratorStore();
  useEffect(() => {
    const { kind } = store.getState().pdf;
    if (isLeft && (kind === 'done' || kind === 'cancelled')) store.setState({ pdf: { kind: 'idle' } });
  }, [isLeft, store]);
}

/** That there is no PDF is told over the summary: while it is open, or when the visitor comes back to it. */
function useToldFailure({ isBare, open }: ReturnType<typeof usePdfDialog>): void {
  const store = useConfiguratorStore();
  const { pathname } = useLocation();
  // After a Back to an address from before the first save, the page first puts the token into it; that would cancel this navigation.
  const isSettled = useConfigurator(({ origin }) => origin === null || origin.token === tokenOf(pathname));
  const isToTell = useConfigurator(({ pdf }) => pdf.kind === 'failed') && isBare && isSettled;
  useEffect(() => {
    if (!isToTell || store.getState().pdf.kind !== 'failed') return;
    store.setState({ pdf: { kind: 'idle' } });
    // Of somebody else's house a PDF is made once it has been saved as one's own: that is what is missing.
    open(store.getState().isForeign ? {} : { hasFailed: true });
  }, [isToTell, store, open]);
}

/** Makes it, whatever is looked at meanwhile. */
async function makePdf(store: ConfiguratorStore, id: string, copy: DocumentCopy): Promise<void> {
  if (store.getState().pdf.kind === 'making') return;
  store.setState({ pdfCopy: copy });
  const fault = await deliverPdf(
    async (progress) => (await browserApi()).makeDocument({ parameters: { id, copy }, ...progress }),
    (pdf) => {
      // Before it is told that it failed, it is known whose house it is.
      if (pdf.kind !== 'failed') store.setState({ pdf });
    },
  );
  if (fault) {
    const isForeign = fault instanceof ApiError && fault.code === 'unknown-configuration';
    store.setState({ pdf: { kind: 'failed' }, isForeign });
  }
}
