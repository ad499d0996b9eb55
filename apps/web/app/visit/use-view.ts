import { useCallback } from 'react';
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
  /** Opens a view. From within another one it takes that one's place, so that Back always leads to the configurator. */
  open(view: View, about?: ViewParameters): void;
  close(): void;
}

export function useView(): ViewControl {
  const [parameters] = useSearchParams();
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const view = parameters.get('view');
  const isOpen = view !== null;
  const wasOpenedHere = typeof state === 'object' && state !== null && 'openedHere' in state;

  const open = useCallback(
    (next: View, about: ViewParameters = {}) =>
      navigate(
        { pathname, search: `?${new URLSearchParams({ view: next, ...numerals(about) })}` },
        { state: isOpen && !wasOpenedHere ? null : { openedHere: true }, replace: isOpen, preventScrollReset: true },
      ),
    [navigate, pathname, isOpen, wasOpenedHere],
  );
  const close = useCallback(
    () => (wasOpenedHere ? navigate(-1) : navigate({ pathname, search: '' }, { replace: true, preventScrollReset: true })),
    [navigate, pathname, wasOpenedHere],
  );
  const parameter = (name: string) => Number(parameters.get(name) ?? Number.NaN) || null;
  return { view, parameter, open, close };
}

function numerals(about: ViewParameters): Record<string, string> {
  return Object.fromEntries(Object.entries(about).map(([name, value]) => [name, String(value)]));
}
