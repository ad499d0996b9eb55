/** What a pointer does to a viewpoint. `From` is the type of the viewpoint. */
interface Follower<From> {
  /** Called when the pointer goes down or up. Returns the viewpoint at this moment; null if the pointer has no effect now. */
  begin(): From | null;
  /** Called while the pointer is dragged, with the distance from where it went down, in CSS pixels. */
  drag(from: From, right: number, down: number): void;
  /** Called when the pointer goes up soon after it went down, and was always close to where it went down (`PRESS`). */
  press(event: PointerEvent): void;
}

/** A pointer that moves at least this far away (CSS pixels), or goes up this long after it went down (ms), makes no press. */
const PRESS = { way: 8, time: 500 } as const;

/** Follows the first pointer on a canvas and distinguishes presses from drags. Returns a function that ends this. */
export function followPointer<From>(canvas: HTMLCanvasElement, { begin, drag, press }: Follower<From>): () => void {
  let down: { readonly event: PointerEvent; readonly from: From; isDragged: boolean } | null = null;
  const wayOf = (event: PointerEvent, since: PointerEvent) =>
    [event.clientX - since.clientX, event.clientY - since.clientY] as const;
  const isShort = (way: readonly [number, number]) => Math.hypot(...way) < PRESS.way;
  const start = (event: PointerEvent) => {
    const from = event.isPrimary ? begin() : null;
    if (from === null) return;
    canvas.setPointerCapture(event.pointerId);
    down = { event, from, isDragged: false };
  };
  const move = (event: PointerEvent) => {
    if (!down) return;
    const way = wayOf(event, down.event);
    down.isDragged ||= !isShort(way);
    if (down.isDragged) drag(down.from, ...way);
  };
  const end = (event: PointerEvent) => {
    const before = down;
    down = null;
    if (!before || begin() === null) return;
    const isQuick = event.timeStamp - before.event.timeStamp < PRESS.time;
    if (isQuick && !before.isDragged && isShort(wayOf(event, before.event))) press(event);
  };
  const forget = () => {
    down = null;
  };
  canvas.addEventListener('pointerdown', start);
  canvas.addEventListener('pointermove', move);
  canvas.addEventListener('pointerup', end);
  canvas.addEventListener('pointercancel', forget);
  return () => {
    canvas.removeEventListener('pointerdown', start);
    canvas.removeEventListener('pointermove', move);
    canvas.removeEventListener('pointerup', end);
    canvas.removeEventListener('pointercancel', forget);
  };
}
