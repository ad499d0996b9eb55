import type { PictureBox, PictureFrame } from '@gavel/core';

/** Where a picture is: its upper left corner and its size, in CSS pixels. */
export type Placement = PictureBox;

/**
 * Returns where to place a picture, so that it need not be cropped. The subject is in the middle of `free`, the rectangle that no
 * panel covers, and never leaves this rectangle. The subject is as large as fits into `free` with some space around it. If the
 * picture would not cover `open` (everything that no panel hides) at this size, the subject may grow to the edge of `free`. If this
 * is not enough, the picture is moved as far as the subject allows. `reflections` fill the uncovered part. All boxes are in CSS
 * pixels of one frame.
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

/** A mirrored copy of a picture that continues the picture beyond its edge. */
export interface Reflection extends Placement {
  readonly isMirroredAcross: boolean;
  readonly isMirroredDown: boolean;
}

/**
 * Returns copies of a picture that fill the part of the frame which the picture does not cover. Returns none if the picture covers the
 * whole frame. The copies are mirrored at the edges of the picture, so that every line continues. They are stretched so that they do
 * not show the subject, unless it is close to the edge. One more copy is under the picture itself, because the picture fades out at its
 * edges.
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
 * Returns the frame with which `reflections` reflects the picture of a room. If the picture fills `free`, the subject of this frame is
 * empty, so all of the picture may be reflected: panels cover nearly everything beyond `free`. Otherwise the frame stays unchanged, and
 * reflections avoid its subject.
 */
export function reflectedFrame(room: PictureFrame, placed: Placement, free: PictureBox): PictureFrame {
  const isFilled = isWithin(across(free), across(placed)) && isWithin(down(free), down(placed));
  return isFilled ? { ...room, subject: { x: room.width / 2, y: room.height / 2, width: 0, height: 0 } } : room;
}

/**
 * Returns whether the reflections are hardly stretched. In that case woods and lawns look right without a blur. A wall that is stretched to
 * many times its width must be blurred.
 */
export function areNear(around: readonly Reflection[], placed: Placement): boolean {
  return around.every(({ width, height }) => width < placed.width * NEAR && height < placed.height * NEAR);
}

/** The factor up to which a reflection counts as hardly stretched. */
const NEAR = 2.2;
/** The fraction of the free rectangle that the subject fills, if nothing requires more. */
const WITH_AIR = 0.95;
/** How far reflections extend beyond the frame, in CSS pixels. If they ended at the frame, their blur would have a pale edge. */
const BLEED = 64;
/** The smallest part of a picture that is reflected, as a fraction of the picture, even if the subject is close to the edge. */
const SMALLEST_STRIP = 0.08;

/** A box in one direction: where it starts and where it ends. */
interface Span {
  readonly start: number;
  readonly end: number;
}

const across = ({ x, width }: PictureBox): Span => ({ start: x, end: x + width });
const down = ({ y, height }: PictureBox): Span => ({ start: y, end: y + height });
const middle = ({ start, end }: Span) => (start + end) / 2;
const isWithin = (inner: Span, outer: Span) => inner.start >= outer.start && inner.end <= outer.end;
const scaled = ({ start, end }: Span, scale: number): Span => ({ start: start * scale, end: end * scale });

/** Returns the smallest scale at which a picture of `length` covers `open`, when the point `at` of the picture is at `on`. */
function coveringScale(length: number, at: number, on: number, open: Span): number {
  return Math.max((on - open.start) / at, (open.end - on) / (length - at));
}

/**
 * Returns where a picture of `length` starts. Its subject is in the middle of `free`, unless the picture covers more of `open` when the
 * subject is elsewhere in `free`.
 */
function slide(length: number, subject: Span, free: Span, open: Span): number {
  const centred = middle(free) - middle(subject);
  // Between these two positions the picture covers all of `open`. If the picture is shorter than `open`, no part of it is outside `open`.
  const [atStart, atEnd] = [open.start, open.end - length];
  const covering = clamp(centred, Math.min(atStart, atEnd), Math.max(atStart, atEnd));
  return clamp(covering, Math.min(free.start - subject.start, centred), Math.max(free.end - subject.end, centred));
}

/**
 * Returns a picture in one direction, together with its reflections where the frame extends beyond it. `subject` is measured from the
 * start of the picture.
 */
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
