import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { heightAfterTap, restingHeight, type SheetHeight, type SheetPlaces, speedOf, type TrailPoint } from './sheet-height.ts';

/** A drag shorter than this, in CSS pixels, is a tap. */
const TAP = 8;
interface Drag {
  readonly startedAt: number;
  readonly sheet: number;
  readonly trail: TrailPoint[];
  hasMoved: boolean;
}

/**
 * Handlers for what the phone's sheet is dragged by. While it is dragged, its height is in `--foot` of the frame, so that the picture
 * gives way too; let go, it rests at the nearest of its places. A press on a control in it stays a press.
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
  // What was dragged was not pressed.
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

/** As the style sheet has them: each is the height of an element that nobody sees (`sheet-handle.css`). */
function placesIn(frame: HTMLElement): SheetPlaces {
  const tall = (height: SheetHeight) => frame.querySelector<HTMLElement>(`.sheet-place-${height}`)?.offsetHeight ?? 0;
  return { peek: tall('peek'), half: tall('half'), full: tall('full') };
}
