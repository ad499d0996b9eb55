import { Minus, Plus } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { listenForZoom, STEP } from './listen-for-zoom.ts';
import { MOST, WHOLE, type Zoom, zoomAt } from './zoom.ts';
import './zoom-bar.css';

interface ZoomButtonsProps {
  /** The element to zoom. Its parent element is the frame that it covers. */
  readonly stage: RefObject<HTMLElement | null>;
  /** The current zoom; null if the picture is not zoomed. */
  readonly zoom: Zoom | null;
  readonly words: Readonly<Record<'zoom' | 'zoomIn' | 'zoomOut', string>>;
  /** Returns the text about the current zoom for screen readers. */
  zoomed(percent: string): string;
  onZoom(change: (before: Zoom | null) => Zoom | null): void;
}

/** The buttons that zoom a picture. Two fingers, the wheel, keys and a double press zoom it too. */
export function ZoomButtons({ stage, zoom, words, zoomed, onZoom }: ZoomButtonsProps) {
  const scale = zoom?.scale ?? 1;
  useEffect(() => (stage.current ? listenForZoom(stage.current, onZoom) : undefined), [stage, onZoom]);
  const press = (factor: number) => {
    const frame = stage.current?.parentElement?.getBoundingClientRect();
    if (!frame) return;
    onZoom((before) => zoomAt(before ?? WHOLE, factor, { x: frame.width / 2, y: frame.height / 2 }, frame));
  };
  return (
    <fieldset className="zoom-bar sheet" aria-label={words.zoom}>
      <button type="button" aria-label={words.zoomIn} aria-disabled={scale >= MOST} onClick={() => press(STEP)}>
        <Icon icon={Plus} />
      </button>
      <button type="button" aria-label={words.zoomOut} aria-disabled={scale <= 1} onClick={() => press(1 / STEP)}>
        <Icon icon={Minus} />
      </button>
      <span className="visually-hidden" role="status">
        {zoom && zoomed(String(Math.round(scale * 100)))}
      </span>
    </fieldset>
  );
}
