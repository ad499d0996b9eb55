import { expect, test } from 'vitest';
import { roomAt, zoomOnto } from './rooms-of-plan.ts';

const placed = { x: 20, y: 100, width: 400, height: 200 };
const frame = { x: 0, y: 0, width: 440, height: 800 };
/** The second goes round the corner of the first. */
const rooms = [
  { name: 'Kök', parts: [{ x: 0, y: 0, width: 0.5, height: 0.5 }] },
  {
    name: 'Hall',
    parts: [
      { x: 0.5, y: 0, width: 0.5, height: 0.5 },
      { x: 0, y: 0.5, width: 1, height: 0.5 },
    ],
  },
];

test('the room at a point is the one that has a part there', () => {
  expect(roomAt(rooms, placed, { x: 30, y: 110 })).toBe(0);
  expect(roomAt(rooms, placed, { x: 300, y: 110 })).toBe(1);
  expect(roomAt(rooms, placed, { x: 30, y: 290 })).toBe(1);
  expect(roomAt(rooms, placed, { x: 10, y: 110 }), 'beside the plan').toBe(-1);
});

test('a room that is zoomed onto lies in the middle and takes most of the frame', () => {
  const [kitchen] = rooms;
  if (!kitchen) throw new Error('no room');
  const { scale, x, y } = zoomOnto(kitchen, placed, frame);
  const [left, right] = [20 * scale + x, 220 * scale + x];
  expect(right - left).toBeCloseTo(440 * 0.8);
  // As far as the picture goes on covering its frame.
  expect(x).toBeLessThanOrEqual(0);
  expect(y).toBeLessThanOrEqual(0);
});

test('a room as large as the frame is not made smaller', () => {
  const [, hall] = rooms;
  if (!hall) throw new Error('no room');
  expect(zoomOnto(hall, frame, frame)).toEqual({ scale: 1, x: 0, y: 0 });
});
