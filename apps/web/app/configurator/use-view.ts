import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** What can lie over the configurator. It stands in the address (`?view=`), so that Back closes it. */
type View = 'summary' | 'save' | 'overview';

interface ViewControl {
  readonly view: string | null;
  open(view: View): void;
  close(): void;
}

export function useView(): ViewControl {
  const [parameters] = useSearchParams();
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const wasOpenedHere = typeof state === 'object' && state !== null && 'openedHere' in state;

  const open = useCallback(
    (view: View) => navigate({ pathname, search: `?view=${view}` }, { state: { openedHere: true }, preventScrollReset: true }),
    [navigate, pathname],
  );
  const close = useCallback(
    () => (wasOpenedHere ? navigate(-1) : navigate({ pathname, search: '' }, { replace: true, preventScrollReset: true })),
    [navigate, pathname, wasOpenedHere],
  );
  return { view: parameters.get('view'), open, close };
}
