import { paletteTexts } from '@gavel/texts';
import { type PointerEvent, useRef } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { heightAfterDrag, heightAt, levelOf, type SheetHeight } from './sheet-height.ts';
import './sheet-handle.css';

interface SheetHandleProps {
  readonly height: SheetHeight;
  onChange(height: SheetHeight): void;
}

/**
 * The handle of the phone's sheet. A slider with three places for the keyboard and screen readers; a finger drags the sheet with it.
 * While it is dragged, the sheet's height is in `--foot` of the frame, so that the picture gives way too.
 */
export function SheetHandle({ height, onChange }: SheetHandleProps) {
  const t = useTexts(paletteTexts);
  const drag = useRef<{ readonly y: number; readonly foot: number } | null>(null);
  const words = { peek: t('heightPeek'), half: t('heightHalf'), full: t('heightFull') };

  const start = (event: PointerEvent<HTMLElement>) => {
    const sheet = event.currentTarget.parentElement;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { y: event.clientY, foot: sheet?.offsetHeight ?? 0 };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const frame = frameOf(event);
    if (!drag.current || !frame) return;
    frame.dataset.dragging = '';
    frame.style.setProperty('--foot', `${Math.round(drag.current.foot + drag.current.y - event.clientY)}px`);
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    const started = drag.current;
    letGo(event);
    if (started) onChange(heightAfterDrag(height, started.y - event.clientY));
  };
  const letGo = (event: PointerEvent<HTMLElement>) => {
    const frame = frameOf(event);
    drag.current = null;
    frame?.style.removeProperty('--foot');
    delete frame?.dataset.dragging;
  };

  return (
    <div className="sheet-handle" onPointerDown={start} onPointerMove={move} onPointerUp={end} onPointerCancel={letGo}>
      <input
        type="range"
        className="visually-hidden"
        aria-label={t('height')}
        aria-valuetext={words[height]}
        min={0}
        max={2}
        value={levelOf(height)}
        onChange={(event) => onChange(heightAt(Number(event.target.value)))}
      />
    </div>
  );
}

function frameOf(event: PointerEvent<HTMLElement>): HTMLElement | null {
  return event.currentTarget.closest<HTMLElement>('.configurator');
}
