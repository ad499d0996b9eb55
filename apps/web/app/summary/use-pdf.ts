import type { DocumentCopy, ShareRequest } from '@gavel/contract';
import { selectionsOf } from '@gavel/core';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { hasEntered, useAccount } from '../account/use-account.ts';
import { tokenOf } from '../addresses.ts';
import { ApiError } from '../api/api-error.ts';
import { browserApi } from '../api/browser-api.ts';
import { isPreview } from '../preview/own-address.ts';
import { readBootstrap } from '../stored/bootstrap-storage.ts';
import { readPictures } from '../stored/kept-pictures.ts';
import { deliverPdf } from '../ui/file-delivery.ts';
import { wantsLightCopy } from '../ui/wants-light-copy.ts';
import type { ConfiguratorStore } from '../visit/configurator-state.ts';
import { useConfigurator, useConfiguratorStore } from '../visit/use-configurator.tsx';
import { useRequest } from '../visit/use-request.ts';
import { makeDocumentWithPictures } from './document-with-pictures.ts';
import type { PdfNeed } from './pdf-dialog.tsx';
import { usePdfDialog } from './use-pdf-dialog.ts';

/** The server’s error code if it refuses to print a picture that the visitor has taken of the 3D model. */
const REFUSED = 'picture-refused';

/** Returns the progress of this house’s PDF and the functions for it. If the visitor must first log in or save, a dialog asks for that. */
export function usePdf() {
  const dialog = usePdfDialog();
  const store = useConfiguratorStore();
  const isMember = hasEntered(useAccount());
  // In a preview there is no id, even for a saved house: the PDF of a preview shows the house on the screen with its unsaved changes.
  const id = useConfigurator(({ origin, unsaved, isForeign }) => (isPreview || unsaved || isForeign ? undefined : origin?.token));
  const delivery = useConfigurator(({ pdf }) => pdf);
  useToldFailure(dialog);
  const need: PdfNeed = dialog.hasFailed
    ? dialog.isRefused
      ? 'refused'
      : 'failed'
    : isPreview
      ? 'nothing'
      : !isMember
        ? 'login'
        : id === undefined
          ? 'save'
          : 'nothing';
  const make = (copy: DocumentCopy = wantsLightCopy() ? 'light' : 'large') =>
    (isPreview || id !== undefined) && makePdf(store, id, copy);
  const showsWays = dialog.isOpen && dialog.asksForWays && need === 'nothing';
  return {
    delivery,
    copy: useConfigurator(({ pdfCopy }) => pdfCopy),
    isMaking: delivery.kind === 'making',
    need,
    isOpen: dialog.isOpen && !showsWays,
    /** Whether a dialog shows the ways to get the PDF without a download here: by e-mail, or by a link. */
    showsWays,
    openWays: () => dialog.open({ ways: true }),
    /**
     * The token of the house of which the page can make a PDF. Undefined in a preview, if the visitor is not logged in, or if the house is
     * not saved, has unsaved changes or belongs to another person.
     */
    id: isMember ? id : undefined,
    make,
    close: dialog.close,
    /** Call this when the visitor has closed the note that the PDF is ready. */
    forget: () => store.setState({ pdf: { kind: 'idle' } }),
    /** Called by the button that saves a PDF ("Spara som PDF"). */
    ask: () => (isPreview || (isMember && id !== undefined) ? make() : dialog.open()),
    /** Called by the button of the dialog that gets the PDF ("Hämta PDF:en"). */
    makeFromDialog: () => {
      dialog.close();
      make();
    },
  };
}

/**
 * Deletes the message about a finished or cancelled PDF when the visitor leaves the summary or has sent a quote request. If the PDF is
 * finished later, the page shows the message when the visitor opens the summary again.
 */
export function useForgottenPdf(isLeft: boolean): void {
  const store = useConfiguratorStore();
  const isSent = useRequest('Quote').sentTo !== null;
  useEffect(() => {
    const { kind } = store.getState().pdf;
    if ((isLeft || isSent) && (kind === 'done' || kind === 'cancelled')) store.setState({ pdf: { kind: 'idle' } });
  }, [isLeft, isSent, store]);
}

/** Shows over the summary that a PDF has failed. If the summary is not open, waits until the visitor comes back to it. */
function useToldFailure({ isBare, open }: ReturnType<typeof usePdfDialog>): void {
  const store = useConfiguratorStore();
  const { pathname } = useLocation();
  // If Back leads to an address from before the first save, which has no token, the page first adds the token to it. This would cancel the
  // navigation to the dialog, so wait until the address has the token.
  const isSettled = useConfigurator(({ origin }) => origin === null || origin.token === tokenOf(pathname));
  const isToTell = useConfigurator(({ pdf }) => pdf.kind === 'failed') && isBare && isSettled;
  useEffect(() => {
    const { pdf } = store.getState();
    if (!isToTell || pdf.kind !== 'failed') return;
    store.setState({ pdf: { kind: 'idle' } });
    // To get a PDF of another person’s house, the visitor has to save a copy. So the dialog asks for a save instead of showing a failure.
    open(store.getState().isForeign ? {} : { hasFailed: true, ...(pdf.code === REFUSED && { isRefused: true }) });
  }, [isToTell, store, open]);
}

/** Returns the body of the request with which a preview gets a PDF. A preview saves nothing on the server, so it sends the whole house. */
function requestOf(store: ConfiguratorStore): ShareRequest {
  const { configuration, compiled, visit } = store.getState();
  const { houseId, municipalityId, webConfigurationId, name } = configuration;
  return { houseId, municipalityId, webConfigurationId, name, selections: selectionsOf(compiled, visit) };
}

/**
 * Makes the PDF, even if the visitor opens another view meanwhile.
 * @param id the token of the saved house; undefined: in a preview
 */
async function makePdf(store: ConfiguratorStore, id: string | undefined, copy: DocumentCopy): Promise<void> {
  if (store.getState().pdf.kind === 'making') return;
  store.setState({ pdfCopy: copy });
  const fault = await deliverPdf(
    async (progress) => {
      const api = await browserApi();
      if (id === undefined) return api.makePreviewDocument({ body: requestOf(store), ...progress });
      const asked = { parameters: { id, copy }, ...progress };
      const pictures = await readPictures({ startedAt: readBootstrap()?.startedAt ?? null, token: id });
      return pictures.length === 0 ? api.makeDocument(asked) : makeDocumentWithPictures(pictures, asked);
    },
    (pdf) => {
      // Do not show a failure yet. First find out whether the house belongs to another person.
      if (pdf.kind !== 'failed') store.setState({ pdf });
    },
  );
  if (fault) {
    const code = fault instanceof ApiError ? fault.code : '';
    store.setState({ pdf: { kind: 'failed', code }, isForeign: code === 'unknown-configuration' });
  }
}
