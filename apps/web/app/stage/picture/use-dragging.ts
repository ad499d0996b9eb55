import { type PointerEvent, useRef } from 'react';

/** How far a drag goes before the house turns, CSS pixels. */
const TURN = 56;

/** Handlers that turn what is dragged sideways: to the left is to the next camera. Null: nothing turns. */
export function useDragging(turn: ((steps: 1 | -1) => void) | null) {
  const from = useRef<{ readonly pointer: number; readonly x: number } | null>(null);
  const stop = () => {
    from.current = null;
  };
  return {
    onPointerDown({ pointerId, clientX, isPrimary, button }: PointerEvent) {
      if (turn && isPrimary && button === 0) from.current = { pointer: pointerId, x: clientX };
    },
    onPointerMove({ pointerId, clientX }: PointerEvent) {
      if (!turn || from.current?.pointer !== pointerId) return;
      const moved = clientX - from.current.x;
      if (Math.abs(moved) < TURN) return;
      // One drag is one turn: the next begins when the pointer is put down again.
      stop();
      turn(moved < 0 ? 1 : -1);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
  };
}
