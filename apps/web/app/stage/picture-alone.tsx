import { pictureTexts } from '@gavel/texts';
import { useEffect } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { useView, type ViewProps } from '../visit/use-view.ts';

/**
 * The picture without its sheets. It stands in the address (`?view=picture`), so that Back leads to the sheets again, and takes all of
 * the screen where the browser lets it.
 */
export function PictureAlone({ open, onClose }: ViewProps) {
  const t = useTexts(pictureTexts);

  useEffect(() => {
    if (!open) {
      leaveScreen();
      return;
    }
    const left = () => {
      if (!document.fullscreenElement) onClose();
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
        {/* The step's own is hidden with its sheet. */}
        <h1 className="visually-hidden">{t('tools')}</h1>
        <p className="camera-hint sheet">{t('turnPhone')}</p>
      </>
    )
  );
}

/** Whether the picture is alone, and the way there and back. */
export function usePictureAlone(): { readonly isOn: boolean; toggle(): void } {
  const { view, open, close } = useView();
  const isOn = view === 'picture';
  const toggle = () => {
    if (isOn) return leave(close);
    // A browser may give the screen after the visitor has already gone back.
    Promise.all([takeScreen(), open('picture')]).then(() => {
      if (new URLSearchParams(location.search).get('view') !== 'picture') leaveScreen();
    });
  };
  return { isOn, toggle };
}

/** Leaving the screen closes the view by itself; twice would go back too far. */
function leave(close: () => void): void {
  if (document.fullscreenElement) leaveScreen();
  else close();
}

/** A browser that does not let us, as on some phones, shows the picture in its window. */
async function takeScreen(): Promise<void> {
  if (document.fullscreenEnabled) await document.documentElement.requestFullscreen().catch(() => undefined);
}

function leaveScreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
}
