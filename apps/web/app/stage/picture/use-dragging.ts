import { type PointerEvent, useRef } from 'react';

/** How far the visitor must drag to rotate the house, in CSS pixels. */
const TURN = 56;

/**
 * Returns handlers that rotate the house when the visitor drags sideways. A drag to the left rotates to the next camera.
 * @param turn rotates the house by one camera; null if there is only one camera
 */
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
      // Stop after one rotation: to rotate the house again, the visitor has to press again.
      stop();
      turn(moved < 0 ? 1 : -1);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
  };
}
