import { housePageTexts } from '@gavel/texts';
import { type MouseEvent, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { useLingering } from '../../ui/use-lingering.ts';
import { lazyPart } from '../../ui/when-loaded.ts';
import { readableDrawing } from './readable-drawing.ts';

const DrawingViewer = lazyPart(async () => (await import('./drawing-viewer.tsx')).DrawingViewer);

/** How long the viewer may still be visible while it fades out after closing, in ms. */
const FADES_MS = 500;

interface HouseDrawingProps {
  readonly address: string;
  readonly title: string;
  readonly className?: string;
}

/** A drawing of the house. A press shows it large, and the visitor can zoom it. Without scripts it is a link to the drawing’s file. */
export function HouseDrawing({ address, title, className }: HouseDrawingProps) {
  const t = useTexts(housePageTexts);
  const { isOpen, open, close } = useOpened(address);
  const isThere = useLingering(isOpen, FADES_MS);
  const press = (event: MouseEvent) => {
    // With one of these keys, a click opens the drawing in another tab or window, or saves it. Leave this to the browser.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  };
  return (
    <figure className={className}>
      <a href={address} aria-label={t('drawingLarge', { drawing: title })} aria-haspopup="dialog" onClick={press}>
        <picture>
          <source media="(max-width: 29.4375em)" srcSet={readableDrawing(address, 'phone')} />
          <img src={address} alt={title} width={480} height={360} loading="lazy" decoding="async" />
        </picture>
      </a>
      <figcaption aria-hidden="true">{title}</figcaption>
      {isThere && (
        <Suspense>
          <DrawingViewer open={isOpen} address={address} title={title} onClose={close} />
        </Suspense>
      )}
    </figure>
  );
}

/**
 * Returns whether this drawing is open, and the functions that open and close it. An open drawing has a history entry with the address of
 * the page, so that Back closes the drawing.
 */
function useOpened(address: string) {
  const { state, key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const left = useRef('');
  useEffect(() => {
    if (left.current !== key) left.current = '';
  }, [key]);
  const isWanted = typeof state === 'object' && state !== null && 'drawing' in state && state.drawing === address;
  // Render the drawing closed at first: after a reload the history entry still exists, but the document from the server shows no open
  // drawing.
  const isOpen = useSyncExternalStore(
    () => () => undefined,
    () => isWanted,
    () => false,
  );
  const open = () => navigate({ pathname, search }, { state: { drawing: address }, preventScrollReset: true });
  const close = () => {
    // If the visitor presses the close button again while the browser goes back, do not go back a second time.
    if (!isOpen || left.current === key) return;
    left.current = key;
    navigate(-1);
  };
  return { isOpen, open, close };
}
