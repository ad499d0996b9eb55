import { expect, test } from 'vitest';
import { roomAt, zoomOnto } from './rooms-of-plan.ts';

const placed = { x: 20, y: 100, width: 400, height: 200 };
const frame = { x: 0, y: 0, width: 440, height: 800 };
/** Two rooms. The second room has two parts and goes around a corner of the first room. */
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

test('roomAt returns the room that contains a point, also if the room consists of several parts', () => {
  expect(roomAt(rooms, placed, { x: 30, y: 110 })).toBe(0);
  expect(roomAt(rooms, placed, { x: 300, y: 110 })).toBe(1);
  expect(roomAt(rooms, placed, { x: 30, y: 290 })).toBe(1);
  expect(roomAt(rooms, placed, { x: 10, y: 110 }), 'beside the plan').toBe(-1);
});

test('zoomOnto moves a room to the middle of the frame, where the room fills most of it', () => {
  const [kitchen] = rooms;
  if (!kitchen) throw new Error('no room');
  const { scale, x, y } = zoomOnto(kitchen, placed, frame);
  const [left, right] = [20 * scale + x, 220 * scale + x];
  expect(right - left).toBeCloseTo(440 * 0.8);
  // The picture still covers its frame.
  expect(x).toBeLessThanOrEqual(0);
  expect(y).toBeLessThanOrEqual(0);
});

test('zoomOnto does not scale down a room that is as large as the frame', () => {
  const [, hall] = rooms;
  if (!hall) throw new Error('no room');
  expect(zoomOnto(hall, frame, frame)).toEqual({ scale: 1, x: 0, y: 0 });
});
