import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

const WAYS = '2';

/**
 * Returns the state of the PDF dialog over the summary. The dialog has its own address, so that Back leads to the summary again. Only
 * the history entry of the dialog stores that the PDF has failed. So a dialog that opens later does not show the failure.
 */
export function usePdfDialog() {
  const [parameters] = useSearchParams();
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const isSummary = parameters.get('view') === 'summary';
  const isOpen = isSummary && parameters.has('pdf');
  const asksForWays = parameters.get('pdf') === WAYS;
  const says = (word: 'openedHere' | 'hasFailed' | 'isRefused') => typeof state === 'object' && state !== null && word in state;
  const open = useCallback(
    ({ ways = false, ...about }: { readonly hasFailed?: true; readonly isRefused?: true; readonly ways?: boolean } = {}) =>
      navigate(
        { pathname, search: `?view=summary&pdf=${ways ? WAYS : 1}` },
        { state: { openedHere: true, ...about }, preventScrollReset: true },
      ),
    [navigate, pathname],
  );
  return {
    isOpen,
    /** Whether the address asks for the dialog with other ways to get the PDF than a download here: by e-mail, or by a link. */
    asksForWays,
    hasFailed: says('hasFailed'),
    /** Whether the PDF has failed because the server does not print one of the visitor’s pictures. */
    isRefused: says('isRefused'),
    /** Whether the summary is open and no dialog covers it. */
    isBare: isSummary && !isOpen,
    open,
    // The dialog can lead to a login. The login replaces the dialog in the history and then opens it again, so the summary is still one
    // step back.
    close: () =>
      says('openedHere')
        ? navigate(-1)
        : navigate({ pathname, search: '?view=summary' }, { replace: true, preventScrollReset: true }),
  };
}
