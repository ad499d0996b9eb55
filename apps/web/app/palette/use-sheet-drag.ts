import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { heightAfterTap, restingHeight, type SheetHeight, type SheetPlaces, speedOf, type TrailPoint } from './sheet-height.ts';

/** A drag that is shorter than this, in CSS pixels, counts as a tap. */
const TAP = 8;
interface Drag {
  readonly startedAt: number;
  readonly sheet: number;
  readonly trail: TrailPoint[];
  hasMoved: boolean;
}

/**
 * Returns the handlers for the elements with which the visitor drags the sheet on a phone. During a drag, the variable `--foot` of `frame`
 * is the height of the sheet, so that the picture adapts too. After the release, the sheet moves to the nearest of its three heights. A
 * press on a button in the sheet still works as a press.
 */
export function useSheetDrag(height: SheetHeight, onChange: (height: SheetHeight) => void) {
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);

  const start = (event: PointerEvent<HTMLElement>) => {
    const { currentTarget, target, clientY: y, timeStamp: time, pointerId, isPrimary, button } = event;
    const sheet = currentTarget.closest<HTMLElement>('.palette');
    if (!sheet || !isPrimary || button !== 0) return;
    if (!isControl(target)) currentTarget.setPointerCapture(pointerId);
    wasDragged.current = false;
    drag.current = { startedAt: y, sheet: sheet.offsetHeight, trail: [{ y, time }], hasMoved: false };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const { currentTarget, clientY: y, timeStamp: time, pointerId } = event;
    const frame = frameOf(event);
    const held = drag.current;
    if (!held || !frame) return;
    held.trail.push({ y, time });
    if (!held.hasMoved && Math.abs(y - held.startedAt) < TAP) return;
    held.hasMoved = true;
    currentTarget.setPointerCapture(pointerId);
    const { peek, full } = placesIn(frame);
    const foot = Math.min(full, Math.max(peek, held.sheet + held.startedAt - y));
    frame.dataset.dragging = '';
    frame.style.setProperty('--foot', `${Math.round(foot)}px`);
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    const held = drag.current;
    const frame = frameOf(event);
    const { clientY: y, timeStamp: time, currentTarget, target } = event;
    letGo(event);
    if (!held || !frame) return;
    if (held.hasMoved) {
      wasDragged.current = true;
      onChange(restingHeight(held.sheet + held.startedAt - y, speedOf([...held.trail, { y, time }]), placesIn(frame)));
    } else if (currentTarget.matches('.sheet-handle') && !isControl(target)) onChange(heightAfterTap(height));
  };
  const letGo = (event: PointerEvent<HTMLElement>) => {
    const frame = frameOf(event);
    drag.current = null;
    frame?.style.removeProperty('--foot');
    delete frame?.dataset.dragging;
  };
  // If a drag began on a button, its end must not press that button.
  const press = (event: MouseEvent) => {
    if (wasDragged.current) event.stopPropagation();
    wasDragged.current = false;
  };
  return { onPointerDown: start, onPointerMove: move, onPointerUp: end, onPointerCancel: letGo, onClickCapture: press };
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, a') !== null;
}

function frameOf(event: PointerEvent<HTMLElement>): HTMLElement | null {
  return event.currentTarget.closest<HTMLElement>('.configurator');
}

/** Returns the three heights of the sheet. The style sheet sets each as the height of an invisible element (`sheet-handle.css`). */
function placesIn(frame: HTMLElement): SheetPlaces {
  const tall = (height: SheetHeight) => frame.querySelector<HTMLElement>(`.sheet-place-${height}`)?.offsetHeight ?? 0;
  return { peek: tall('peek'), half: tall('half'), full: tall('full') };
}
