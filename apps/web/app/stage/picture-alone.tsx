import { pictureTexts } from '@gavel/texts';
import { useEffect } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { useView, type ViewProps } from '../visit/use-view.ts';

/**
 * Shows the picture without the panels that otherwise cover parts of it. The address contains the view (`?view=picture`), so that the
 * browser’s Back button shows the panels again. The picture fills the screen if the browser allows that.
 */
export function PictureAlone({ open, onClose }: ViewProps) {
  const t = useTexts(pictureTexts);

  useEffect(() => {
    if (!open) {
      leaveScreen();
      return;
    }
    const left = () => {
      if (!document.fullscreenElement && entering === 0) onClose();
    };
    const pressed = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave(onClose);
    };
    document.addEventListener('fullscreenchange', left);
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('fullscreenchange', left);
      document.removeEventListener('keydown', pressed);
    };
  }, [open, onClose]);

  return (
    open && (
      <>
        {/* The heading of the step is hidden together with its panel, so the page needs this one. */}
        <h1 className="visually-hidden">{t('tools')}</h1>
        <p className="camera-hint sheet">{t('turnPhone')}</p>
      </>
    )
  );
}

/** Returns whether only the picture is visible, and a function that switches this view on or off. */
export function usePictureAlone(): { readonly isOn: boolean; toggle(): void } {
  const { view, open, close } = useView();
  const isOn = view === 'picture';
  const toggle = () => {
    if (isOn) return leave(close);
    // If the visitor has gone back before the browser enters full screen, leave full screen again.
    Promise.all([takeScreen(), open('picture')]).then(() => {
      if (new URLSearchParams(location.search).get('view') !== 'picture') leaveScreen();
    });
  };
  return { isOn, toggle };
}

/** Closes the view with only the picture. Leaving full screen also closes it, so do not close it twice: that would go back too far. */
function leave(close: () => void): void {
  if (document.fullscreenElement) leaveScreen();
  else close();
}

/**
 * How many calls of `takeScreen` wait for the browser. While one waits, an exit from full screen belongs to an earlier opening of the view
 * with only the picture.
 */
let entering = 0;
/** Resolves when the browser has left full screen. */
let leaving: Promise<void> = Promise.resolve();

/** Asks the browser for full screen. If the browser does not allow full screen, as on some phones, the picture fills the window. */
async function takeScreen(): Promise<void> {
  if (!document.fullscreenEnabled) return;
  entering += 1;
  // If the browser is still leaving full screen, wait until it has left. Otherwise this exit would also end the new full screen.
  await leaving;
  await document.documentElement.requestFullscreen().catch(() => undefined);
  entering -= 1;
}

function leaveScreen(): void {
  if (document.fullscreenElement) leaving = document.exitFullscreen().catch(() => undefined);
}
