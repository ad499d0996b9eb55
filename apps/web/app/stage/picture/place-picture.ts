import type { PictureBox, PictureFrame } from '@gavel/core';

/** Where a picture goes: its upper left corner and its size, CSS pixels. */
export type Placement = PictureBox;

/**
 * Places a picture rather than cropping it. The subject goes into the middle of `free`, the rectangle that no sheet covers, and never
 * leaves it. It is as large as it fits there with some air round it, and larger, up to the edge of `free`, where the picture would
 * otherwise not cover `open`, everything that no sheet hides. Where that is not enough, the picture slides as far as the subject allows;
 * what is then still uncovered is for `reflections` to fill. All boxes are in CSS pixels of one frame.
 */
export function placePicture({ width, height, subject }: PictureFrame, open: PictureBox, free: PictureBox): Placement {
  const fitting = Math.min(free.width / subject.width, free.height / subject.height);
  const covering = Math.max(
    coveringScale(width, middle(across(subject)), middle(across(free)), across(open)),
    coveringScale(height, middle(down(subject)), middle(down(free)), down(open)),
  );
  const scale = Math.min(fitting, Math.max(fitting * WITH_AIR, covering));
  return {
    x: slide(width * scale, scaled(across(subject), scale), across(free), across(open)),
    y: slide(height * scale, scaled(down(subject), scale), down(free), down(open)),
    width: width * scale,
    height: height * scale,
  };
}

/** A copy of a picture beside it. */
export interface Reflection extends Placement {
  readonly isMirroredAcross: boolean;
  readonly isMirroredDown: boolean;
}

/**
 * Copies that fill what a placed picture leaves uncovered of the frame; none when it covers all. They are its reflections in the sides
 * where the frame goes on, so that every line meets itself there, stretched so far that the subject is never reflected, and one under
 * the picture itself, for its edge to fade into.
 */
export function reflections(
  { width, height, subject }: PictureFrame,
  placed: Placement,
  frame: PictureBox,
): readonly Reflection[] {
  const columns = reflected(across(placed), scaled(across(subject), placed.width / width), across(frame));
  const rows = reflected(down(placed), scaled(down(subject), placed.height / height), down(frame));
  if (columns.length === 1 && rows.length === 1) return [];
  return columns.flatMap((column) =>
    rows.map((row) => ({
      x: column.start,
      y: row.start,
      width: column.end - column.start,
      height: row.end - row.start,
      isMirroredAcross: column.isMirrored,
      isMirroredDown: row.isMirrored,
    })),
  );
}

/**
 * What of a room may be reflected: all of it, once the picture fills `free`, because sheets lie over nearly all that is left beyond. Otherwise
 * what lies beside the subject, as of a house.
 */
export function reflectedFrame(room: PictureFrame, placed: Placement, free: PictureBox): PictureFrame {
  const isFilled = isWithin(across(free), across(placed)) && isWithin(down(free), down(placed));
  return isFilled ? { ...room, subject: { x: room.width / 2, y: room.height / 2, width: 0, height: 0 } } : room;
}

/**
 * Whether reflections are hardly drawn out, so that woods and lawns may go on in them as they are. A wall that is drawn out to many times its
 * width has to be blurred.
 */
export function areNear(around: readonly Reflection[], placed: Placement): boolean {
  return around.every(({ width, height }) => width < placed.width * NEAR && height < placed.height * NEAR);
}

/** How many times. */
const NEAR = 2.2;
/** How much of the free rectangle the subject takes where nothing asks for more. */
const WITH_AIR = 0.95;
/** How far reflections go beyond the frame, so that their blur has no pale edge; CSS pixels. */
const BLEED = 64;
/** How much of a picture is reflected at least, however near its edge the subject stands. */
const SMALLEST_STRIP = 0.08;

/** One direction of a box: where it starts and ends. */
interface Span {
  readonly start: number;
  readonly end: number;
}

const across = ({ x, width }: PictureBox): Span => ({ start: x, end: x + width });
const down = ({ y, height }: PictureBox): Span => ({ start: y, end: y + height });
const middle = ({ start, end }: Span) => (start + end) / 2;
const isWithin = (inner: Span, outer: Span) => inner.start >= outer.start && inner.end <= outer.end;
const scaled = ({ start, end }: Span, scale: number): Span => ({ start: start * scale, end: end * scale });

/** The smallest scale at which a picture of `length` covers `open` when its point `at` lies on `on`. */
function coveringScale(length: number, at: number, on: number, open: Span): number {
  return Math.max((on - open.start) / at, (open.end - on) / (length - at));
}

/** Where a picture of `length` starts: its subject in the middle of `free`, unless sliding within `free` covers more of `open`. */
function slide(length: number, subject: Span, free: Span, open: Span): number {
  const centred = middle(free) - middle(subject);
  // Between these the picture covers all that it can: all of `open`, or where it is too short none of it lies outside.
  const [atStart, atEnd] = [open.start, open.end - length];
  const covering = clamp(centred, Math.min(atStart, atEnd), Math.max(atStart, atEnd));
  return clamp(covering, Math.min(free.start - subject.start, centred), Math.max(free.end - subject.end, centred));
}

/** A picture in one direction, and its reflections where the frame goes on. `subject` is measured from the picture's start. */
function reflected(picture: Span, subject: Span, frame: Span): readonly (Span & { readonly isMirrored: boolean })[] {
  const length = picture.end - picture.start;
  const [before, after] = [picture.start - frame.start, frame.end - picture.end];
  const stretched = (open: number, strip: number) =>
    length * Math.max(1, (open + BLEED) / Math.max(strip, length * SMALLEST_STRIP));
  const { start, end } = picture;
  return [
    ...(before > 0 ? [{ start: start - stretched(before, subject.start), end: start, isMirrored: true }] : []),
    { start, end, isMirrored: false },
    ...(after > 0 ? [{ start: end, end: end + stretched(after, length - subject.end), isMirrored: true }] : []),
  ];
}

function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(Math.max(value, lowest), highest);
}
