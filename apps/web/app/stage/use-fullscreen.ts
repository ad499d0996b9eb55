import { useEffect } from 'react';
import { useView } from '../visit/use-view.ts';

export interface Fullscreen {
  readonly isOn: boolean;
  toggle(): void;
}

/**
 * The picture alone. It stands in the address (`?view=picture`), so that Back leads to the sheets again, and takes all of the screen
 * where the browser lets it.
 */
export function useFullscreen(): Fullscreen {
  const { view, open, close } = useView();
  const isOn = view === 'picture';

  useEffect(() => {
    if (!isOn) {
      leaveScreen();
      return;
    }
    const left = () => {
      if (!document.fullscreenElement) close();
    };
    const pressed = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave(close);
    };
    document.addEventListener('fullscreenchange', left);
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('fullscreenchange', left);
      document.removeEventListener('keydown', pressed);
    };
  }, [isOn, close]);

  const toggle = () => {
    if (isOn) return leave(close);
    takeScreen();
    open('picture');
  };
  return { isOn, toggle };
}

/** Leaving the screen closes the view by itself; twice would go back too far. */
function leave(close: () => void): void {
  if (document.fullscreenElement) leaveScreen();
  else close();
}

/** A browser that does not let us, as on some phones, shows the picture in its window. */
function takeScreen(): void {
  if (document.fullscreenEnabled) document.documentElement.requestFullscreen().catch(() => undefined);
}

function leaveScreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
}
