import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useIsWide } from '../ui/use-is-wide.ts';
import { useView } from '../visit/use-view.ts';

const ShownContext = createContext<{ readonly isShown: boolean; setShown(isShown: boolean): void } | null>(null);

/** Stores whether the overview is open on screens with space for it beside the picture. */
export function OverviewProvider({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(true);
  return <ShownContext value={useMemo(() => ({ isShown, setShown }), [isShown])}>{children}</ShownContext>;
}

interface OverviewControl {
  /** Whether the overview is open beside the picture, and not over it. */
  readonly isBeside: boolean;
  /** Whether the overview is open, beside the picture or over it. */
  readonly isOpen: boolean;
  /** Opens or closes the overview: beside the picture, or as a drawer if there is no space beside the picture. */
  toggle(): void;
  /** Opens the overview beside the picture. Has no effect on screens without space for it there. */
  show(): void;
  hide(): void;
}

/** Returns the state of the overview: beside the picture if there is space, otherwise a drawer over it. */
export function useOverview(): OverviewControl {
  const context = useContext(ShownContext);
  if (!context) throw new Error('The overview was used outside the configurator');
  const { isShown, setShown } = context;
  const { view, open } = useView();
  const isWide = useIsWide();
  const isBeside = isWide && isShown;
  const show = useCallback(() => setShown(true), [setShown]);
  const hide = useCallback(() => {
    setShown(false);
    // The button that the visitor pressed no longer exists. Focus the button that opens the overview again.
    document.querySelector<HTMLElement>('.navigation-count')?.focus();
  }, [setShown]);
  const toggle = () => (isWide ? setShown(!isShown) : open('overview'));
  return { isBeside, isOpen: isBeside || view === 'overview', toggle, show, hide };
}
