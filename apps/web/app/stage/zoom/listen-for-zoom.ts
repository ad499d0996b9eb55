import { moveBy, WHOLE, type Zoom, zoomAt } from './zoom.ts';

/** The factor by which one press of a key or a button magnifies the picture. */
export const STEP = 1.5;
/** The factor by which a double press magnifies the picture. */
const CLOSE = 2.5;
/** How far an arrow key moves the picture, in CSS pixels. */
const MOVE = 60;

type Change = (change: (before: Zoom | null) => Zoom | null) => void;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Lets the visitor zoom a picture with two fingers, the wheel, a double press and the keys + − 0. While the picture is zoomed, one finger
 * or the arrow keys move it. A drag then does not rotate the house, because these listeners stop its pointer events. Returns a function
 * that removes the listeners.
 */
export function listenForZoom(stage: HTMLElement, onZoom: Change): () => void {
  const fingers = new Map<number, Point>();
  const frame = () => (stage.parentElement ?? stage).getBoundingClientRect();
  const isZoomed = () => stage.style.transform !== '';
  const change = (next: (before: Zoom, size: DOMRect) => Zoom) =>
    onZoom((before) => {
      const zoom = next(before ?? WHOLE, frame());
      return zoom.scale > 1 ? zoom : null;
    });
  const pointIn = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = frame();
    return { x: clientX - left, y: clientY - top };
  };

  const down = (event: PointerEvent) => {
    fingers.set(event.pointerId, pointIn(event));
    if (fingers.size > 1 || isZoomed()) event.stopPropagation();
  };
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = pointIn(event);
    const [other] = [...fingers].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]));
    fingers.set(event.pointerId, now);
    if (!other && !isZoomed()) return;
    event.stopPropagation();
    if (!other) return change((zoom, size) => moveBy(zoom, { x: now.x - before.x, y: now.y - before.y }, size));
    const factor = apart(now, other) / Math.max(1, apart(before, other));
    const by = { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 };
    change((zoom, size) => moveBy(zoomAt(zoom, factor, between(before, other), size), by, size));
  };
  const up = ({ pointerId }: PointerEvent) => {
    fingers.delete(pointerId);
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    // If the visitor moves two fingers on a touch pad, the browser reports a wheel event with Ctrl, in smaller steps.
    change((zoom, size) => zoomAt(zoom, Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), pointIn(event), size));
  };
  const twice = (event: MouseEvent) =>
    change((zoom, size) => (zoom.scale > 1 ? WHOLE : zoomAt(zoom, CLOSE, pointIn(event), size)));
  const key = (event: KeyboardEvent) => {
    const factor = FACTORS[event.key];
    const by = ARROWS[event.key];
    // Leave the arrow keys to the camera bar while one of its tools has the focus: there they rotate the house.
    const isElsewhere = event.target instanceof Element && event.target.closest('fieldset, select') !== null;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (factor !== undefined) change((zoom, size) => zoomAt(zoom, factor, middleOf(size), size));
    else if (by && isZoomed() && !isElsewhere) change((zoom, size) => moveBy(zoom, by, size));
  };

  const listening = new AbortController();
  const { signal } = listening;
  stage.addEventListener('pointerdown', down, { signal });
  stage.addEventListener('pointermove', move, { signal });
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) stage.addEventListener(end, up, { signal });
  stage.addEventListener('wheel', wheel, { signal, passive: false });
  stage.addEventListener('dblclick', twice, { signal });
  document.addEventListener('keydown', key, { signal });
  return () => listening.abort();
}

const FACTORS: Readonly<Record<string, number>> = { '+': STEP, '=': STEP, '-': 1 / STEP, '0': 0 };

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: MOVE, y: 0 },
  ArrowRight: { x: -MOVE, y: 0 },
  ArrowUp: { x: 0, y: MOVE },
  ArrowDown: { x: 0, y: -MOVE },
};

function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function between(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function middleOf({ width, height }: DOMRect): Point {
  return { x: width / 2, y: height / 2 };
}
