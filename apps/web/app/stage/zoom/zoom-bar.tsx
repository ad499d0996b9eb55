import { pictureTexts } from '@gavel/texts';
import { Minus, Plus } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { listenForZoom, STEP } from './listen-for-zoom.ts';
import { MOST, WHOLE, type Zoom, zoomAt } from './zoom.ts';
import './zoom-bar.css';

interface ZoomBarProps {
  /** The element to zoom. */
  readonly stage: RefObject<HTMLElement | null>;
  /** The current zoom; null if the picture is not zoomed. */
  readonly zoom: Zoom | null;
  onZoom(change: (before: Zoom | null) => Zoom | null): void;
}

/** The buttons that zoom the picture in the view `picture`. Two fingers, the wheel, keys and a double press zoom it too. */
export function ZoomBar({ stage, zoom, onZoom }: ZoomBarProps) {
  const t = useTexts(pictureTexts);
  const scale = zoom?.scale ?? 1;
  useEffect(() => (stage.current ? listenForZoom(stage.current, onZoom) : undefined), [stage, onZoom]);
  const press = (factor: number) => {
    const frame = stage.current?.parentElement?.getBoundingClientRect();
    if (!frame) return;
    onZoom((before) => zoomAt(before ?? WHOLE, factor, { x: frame.width / 2, y: frame.height / 2 }, frame));
  };
  return (
    <fieldset className="zoom-bar sheet" aria-label={t('zoom')}>
      <button type="button" aria-label={t('zoomIn')} aria-disabled={scale >= MOST} onClick={() => press(STEP)}>
        <Icon icon={Plus} />
      </button>
      <button type="button" aria-label={t('zoomOut')} aria-disabled={scale <= 1} onClick={() => press(1 / STEP)}>
        <Icon icon={Minus} />
      </button>
      <span className="visually-hidden" role="status">
        {zoom && t('zoomed', { percent: String(Math.round(scale * 100)) })}
      </span>
    </fieldset>
  );
}
