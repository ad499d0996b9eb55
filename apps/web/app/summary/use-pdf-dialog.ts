import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** Whether what the PDF needs is told, over the summary: in the address, so that Back leads to the summary again. */
export function usePdfDialog() {
  const [parameters] = useSearchParams();
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const wasOpenedHere = typeof state === 'object' && state !== null && 'overSummary' in state;
  const summary = { pathname, search: '?view=summary' };
  return {
    isOpen: parameters.get('view') === 'summary' && parameters.has('pdf'),
    open: () =>
      navigate(
        { ...summary, search: `${summary.search}&pdf=1` },
        { state: { openedHere: true, overSummary: true }, preventScrollReset: true },
      ),
    close: () => (wasOpenedHere ? navigate(-1) : navigate(summary, { replace: true, preventScrollReset: true })),
  };
}
