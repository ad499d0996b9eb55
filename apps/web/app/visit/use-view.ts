import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/**
 * The views by their names. The frame, which lists them with what they show, fills it (`configurator/views.ts`), so that a room can open
 * another's view without importing it.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled where the views are listed
export interface Views {}

/** What can lie over the configurator. It stands in the address (`?view=`), so that Back closes it. */
export type View = keyof Views;

/** What every view is given. */
export interface ViewProps {
  readonly open: boolean;
  onClose(): void;
}

/** What a view is about, beside its name in the address. */
type ViewParameters = Readonly<Record<string, number>>;

interface ViewControl {
  readonly view: string | null;
  /** A number that the view was opened with; null when the address has none. */
  parameter(name: string): number | null;
  /**
   * Opens a view. From within another one it takes that one's place, so that Back leads to the configurator; from the summary it lies over
   * it, so that Back leads to the summary again. The promise resolves when the address is the view's.
   */
  open(view: View, about?: ViewParameters): void | Promise<void>;
  close(): void;
}

/** The entry that Back is leaving: closing it twice, as by Escape and by the end of full screen, would lead back too far. */
let closing: string | null = null;

export function useView(): ViewControl {
  const [parameters] = useSearchParams();
  const { state, pathname, key } = useLocation();
  const navigate = useNavigate();
  const view = parameters.get('view');
  // The summary is a page like the steps. What it asks over itself (`pdf`) gives way to what that leads to.
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
