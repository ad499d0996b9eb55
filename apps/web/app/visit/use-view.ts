import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/**
 * All views, with their names as keys. `configurator/views.ts` extends this interface with the views and their components. So a folder can
 * open the view of another folder without importing it. @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: `configurator/views.ts` extends it
export interface Views {}

/** A view over the configurator. The address contains the name of the view (`?view=`), so that Back closes the view. */
export type View = keyof Views;

/** The properties of every view. */
export interface ViewProps {
  readonly open: boolean;
  onClose(): void;
}

/** Numbers that the address passes to a view, in addition to its name. */
type ViewParameters = Readonly<Record<string, number>>;

interface ViewControl {
  readonly view: string | null;
  /** Returns a number that the address passes to the view; null if the address does not contain it. */
  parameter(name: string): number | null;
  /**
   * Opens a view. If another view is open, the new one replaces it, and Back leads to the configurator. If the summary is open, the new
   * view covers it, and Back leads to the summary. The promise resolves when the address is that of the view.
   */
  open(view: View, about?: ViewParameters): void | Promise<void>;
  close(): void;
}

/**
 * The key of the history entry whose view is closing. Closing the view a second time, for example by Escape and by leaving full screen,
 * would go back one entry too many.
 */
let closing: string | null = null;

export function useView(): ViewControl {
  const [parameters] = useSearchParams();
  const { state, pathname, key } = useLocation();
  const navigate = useNavigate();
  const view = parameters.get('view');
  // The summary is a page like the steps, so a view that opens from it does not replace its history entry. But a view replaces the entry of
  // a dialog over the summary, whose address has a further parameter (`pdf`).
  const takesPlace = view !== null && (view !== 'summary' || parameters.size > 1);
  const wasOpenedHere = typeof state === 'object' && state !== null && 'openedHere' in state;

  const open = useCallback(
    (next: View, about: ViewParameters = {}) =>
      navigate(
        { pathname, search: `?${new URLSearchParams({ view: next, ...numerals(about) })}` },
        { state: takesPlace && !wasOpenedHere ? null : { openedHere: true }, replace: takesPlace, preventScrollReset: true },
      ),
    [navigate, pathname, takesPlace, wasOpenedHere],
  );
  useEffect(() => {
    if (closing !== key) closing = null;
  }, [key]);
  const close = useCallback(() => {
    if (!wasOpenedHere) return navigate({ pathname, search: '' }, { replace: true, preventScrollReset: true });
    if (closing === key) return;
    closing = key;
    return navigate(-1);
  }, [navigate, pathname, key, wasOpenedHere]);
  const parameter = (name: string) => Number(parameters.get(name) ?? Number.NaN) || null;
  return { view, parameter, open, close };
}

function numerals(about: ViewParameters): Record<string, string> {
  return Object.fromEntries(Object.entries(about).map(([name, value]) => [name, String(value)]));
}
