import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useIsWide } from '../ui/use-is-wide.ts';
import { useView } from '../visit/use-view.ts';

const ShownContext = createContext<{ readonly isShown: boolean; setShown(isShown: boolean): void } | null>(null);

/** Keeps whether the overview is shown where it has room beside the picture. */
export function OverviewProvider({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(true);
  return <ShownContext value={useMemo(() => ({ isShown, setShown }), [isShown])}>{children}</ShownContext>;
}

interface OverviewControl {
  /** It stands beside the picture. */
  readonly isBeside: boolean;
  /** It does, or it lies over it. */
  readonly isOpen: boolean;
  /** Opens or closes it, as this screen has it. */
  toggle(): void;
  /** Opens it where it has room beside the picture. */
  show(): void;
  hide(): void;
}

/** The overview stands beside the picture where it has room, and is a drawer over it elsewhere. */
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
    // What was pressed is gone; this opens it again.
    document.querySelector<HTMLElement>('.navigation-count')?.focus();
  }, [setShown]);
  const toggle = () => (isWide ? setShown(!isShown) : open('overview'));
  return { isBeside, isOpen: isBeside || view === 'overview', toggle, show, hide };
}
