import { expect, test } from 'vitest';
import { followPointer } from './follow-pointer.ts';

/** Returns a canvas without a document, and what a pointer on it does. Positions are in CSS pixels. */
function aCanvas() {
  const canvas = Object.assign(new EventTarget(), { setPointerCapture: () => {} });
  const done: string[] = [];
  followPointer(canvas as unknown as HTMLCanvasElement, {
    begin: () => 'here',
    drag: (_, right) => done.push(`drag ${right}`),
    press: () => done.push('press'),
  });
  const point = (type: string, clientX: number) =>
    canvas.dispatchEvent(Object.assign(new Event(type), { clientX, clientY: 0, isPrimary: true, pointerId: 1 }));
  return { done, point };
}

test('a pointer that stays close to where it went down makes a press', () => {
  const { done, point } = aCanvas();
  point('pointerdown', 100);
  point('pointermove', 104);
  point('pointerup', 104);
  expect(done).toEqual(['press']);
});

test('a pointer that moves away and comes back drags the view all the way, and makes no press', () => {
  const { done, point } = aCanvas();
  point('pointerdown', 100);
  for (const x of [130, 103]) point('pointermove', x);
  point('pointerup', 103);
  expect(done).toEqual(['drag 30', 'drag 3']);
});
