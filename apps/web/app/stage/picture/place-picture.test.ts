import type { PictureBox, PictureFrame } from '@gavel/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areNear, placePicture, reflectedFrame, reflections } from './place-picture.ts';

const box = (x: number, y: number, width: number, height: number): PictureBox => ({ x, y, width, height });

const house: PictureFrame = { width: 2000, height: 1430, subject: box(400, 380, 1200, 660) };

/** Returns the position and size of the subject in the placed picture. */
function subjectOf({ width, subject }: PictureFrame, placed: PictureBox): PictureBox {
  const scale = placed.width / width;
  return box(placed.x + subject.x * scale, placed.y + subject.y * scale, subject.width * scale, subject.height * scale);
}

function expectInside(inner: PictureBox, outer: PictureBox) {
  expect(inner.x).toBeGreaterThanOrEqual(outer.x - 0.01);
  expect(inner.y).toBeGreaterThanOrEqual(outer.y - 0.01);
  expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width + 0.01);
  expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height + 0.01);
}

describe('the placement of a picture', () => {
  test('the subject of a picture is in the middle of the free rectangle, which no panel covers, and fills it except for some space around the subject', () => {
    const open = box(0, 0, 1000, 700);
    const placed = placePicture(house, open, box(100, 100, 800, 500));
    const subject = subjectOf(house, placed);
    expect(subject.width).toBeCloseTo(800 * 0.95);
    expect(subject.x + subject.width / 2).toBeCloseTo(500);
    expect(subject.y + subject.height / 2).toBeCloseTo(350);
    expectInside(open, placed);
  });

  test('if space around the subject would leave a part of the frame uncovered, the subject grows into this space', () => {
    const open = box(0, 0, 1000, 630);
    const free = box(20, 100, 960, 340);
    const placed = placePicture(house, open, free);
    const scale = placed.width / house.width;
    expect(scale).toBeGreaterThan((340 / 660) * 0.95);
    expect(scale).toBeLessThanOrEqual(340 / 660);
    expectInside(open, placed);
  });

  test('if a centred picture would leave a part of the frame uncovered, the picture is not centred', () => {
    const open = box(0, 0, 1000, 600);
    const free = box(200, 50, 780, 340);
    const placed = placePicture(house, open, free);
    expectInside(subjectOf(house, placed), free);
    expectInside(box(0, 0, 1000, 1), placed);
    expect(placed.x).toBe(0);
  });

  test('a picture that cannot cover the frame at all is centred', () => {
    const open = box(0, 0, 3000, 400);
    const free = box(0, 50, 3000, 300);
    const placed = placePicture(house, open, free);
    expect(placed.x + placed.width / 2).toBeCloseTo(1500);
    expectInside(subjectOf(house, placed), free);
  });

  test('the subject is always inside the free rectangle, and the picture covers the frame if its subject allows that', () => {
    const span = (length: number) =>
      fc
        .tuple(fc.double({ min: 0, max: 0.6, noNaN: true }), fc.double({ min: 0.1, max: 0.4, noNaN: true }))
        .map(([start, share]) => ({
          start: start * length,
          length: share * length,
        }));
    const boxIn = (width: number, height: number) =>
      fc.tuple(span(width), span(height)).map(([x, y]) => box(x.start, y.start, x.length, y.length));
    const size = fc.integer({ min: 300, max: 4000 });
    const scenes = fc.tuple(size, size, size, size).chain(([width, height, openWidth, openHeight]) =>
      fc.record({
        picture: boxIn(width, height).map((subject): PictureFrame => ({ width, height, subject })),
        open: fc.constant(box(0, 0, openWidth, openHeight)),
        free: boxIn(openWidth, openHeight),
      }),
    );
    fc.assert(
      fc.property(scenes, ({ picture, open, free }) => {
        const placed = placePicture(picture, open, free);
        const subject = subjectOf(picture, placed);
        expectInside(subject, free);
        expect(placed.width / picture.width).toBeCloseTo(placed.height / picture.height);
        // If the picture leaves one side uncovered and extends beyond the opposite side, the subject is already at the edge of
        // `free`, so the picture cannot move further.
        if (placed.width < open.width && placed.x < -0.01) expect(subject.x + subject.width).toBeCloseTo(free.x + free.width);
        if (placed.width >= open.width && placed.x > 0.01) expect(subject.x).toBeCloseTo(free.x);
        if (placed.height >= open.height && placed.y > 0.01) expect(subject.y).toBeCloseTo(free.y);
      }),
    );
  });
});

describe('the part that a picture leaves uncovered', () => {
  const frame = box(0, 0, 1000, 600);

  test('a picture that covers the whole frame has no reflections', () => {
    expect(reflections(house, box(-10, 0, 1020, 729), frame)).toEqual([]);
  });

  test('if the picture leaves one side of the frame uncovered, one reflection fills this side', () => {
    const placed = box(-40, -50, 1000, 715);
    const around = reflections(house, placed, frame);
    const [copy, reflection, ...more] = around;
    expect(more).toEqual([]);
    expect(areNear(around, placed)).toBe(true);
    expect(copy).toEqual({ ...box(-40, -50, 1000, 715), isMirroredAcross: false, isMirroredDown: false });
    expect(reflection).toEqual({ ...box(960, -50, 1000, 715), isMirroredAcross: true, isMirroredDown: false });
  });

  test('a reflection is stretched if it would otherwise show the subject of the picture a second time', () => {
    const placed = box(0, -57.5, 500, 357.5);
    const around = reflections(house, placed, box(0, 0, 1000, 300));
    const [, right] = around;
    expect(areNear(around, placed)).toBe(false);
    // Within the frame, the reflection shows at most the part of the picture that is beside the subject.
    const stretch = (right?.width ?? 0) / placed.width;
    expect(500 / stretch).toBeLessThanOrEqual(500 * (400 / 2000));
    expect(right?.x).toBe(500);
  });

  test('if the picture of a room fills the free rectangle, the complete picture is reflected, and the reflection is not stretched', () => {
    const placed = box(0, -57.5, 500, 357.5);
    const whole = box(0, 0, 680, 300);
    const reflectedIn = (free: PictureBox) => reflections(reflectedFrame(house, placed, free), placed, whole)[1];
    expect(reflectedIn(box(20, 0, 480, 300))).toMatchObject({ x: 500, width: 500, isMirroredAcross: true });
    expect(reflectedIn(box(20, 0, 481, 300))?.width).toBeGreaterThan(500);
    expect(reflectedIn(box(20, -58, 480, 300))?.width).toBeGreaterThan(500);
  });

  test('if the picture leaves all sides of the frame uncovered, reflections also fill the corners', () => {
    const tiles = reflections(house, box(100, 100, 600, 429), frame);
    expect(tiles).toHaveLength(9);
    const sum = tiles.filter(({ isMirroredAcross, isMirroredDown }) => isMirroredAcross && isMirroredDown);
    expect(sum).toHaveLength(4);
    expect(Math.min(...tiles.map(({ x }) => x))).toBeLessThanOrEqual(0);
    expect(Math.max(...tiles.map(({ y, height }) => y + height))).toBeGreaterThanOrEqual(600);
  });
});
