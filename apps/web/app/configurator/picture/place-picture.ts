import type { PictureBox, PictureFrame } from '@gavel/core';

/** Where a picture goes: its upper left corner and its size, CSS pixels. */
export type Placement = PictureBox;

/**
 * Places a picture rather than cropping it. The subject goes into the middle of `free`, the rectangle that no sheet covers, and never
 * leaves it. It is as large as it fits there with some air round it, and larger, up to the edge of `free`, where the picture would
 * otherwise not cover `open`, everything that no sheet hides. Where that is not enough, the picture slides as far as the subject allows;
 * what is then still uncovered is for `surroundings` to fill. All boxes are in CSS pixels of one frame.
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

/**
 * Where a blurred copy goes that fills what a placed picture leaves uncovered of the frame; null when it covers all. It lies exactly
 * under the picture in the direction that is covered, so that horizons meet, and is stretched in the other.
 */
export function surroundings(placed: Placement, frame: PictureBox): Placement | null {
  const [x, width] = stretched(across(placed), across(frame));
  const [y, height] = stretched(down(placed), down(frame));
  const covers = x === placed.x && y === placed.y && width === placed.width && height === placed.height;
  return covers ? null : { x, y, width, height };
}

/** How much of the free rectangle the subject takes where nothing asks for more. */
const WITH_AIR = 0.95;
/** How far the copy goes beyond the frame, so that the blur has no pale edge; CSS pixels. */
const BLEED = 64;

/** One direction of a box: where it starts and ends. */
interface Span {
  readonly start: number;
  readonly end: number;
}

const across = ({ x, width }: PictureBox): Span => ({ start: x, end: x + width });
const down = ({ y, height }: PictureBox): Span => ({ start: y, end: y + height });
const middle = ({ start, end }: Span) => (start + end) / 2;
const scaled = ({ start, end }: Span, scale: number): Span => ({ start: start * scale, end: end * scale });

/** The smallest scale at which a picture of `length` covers `open` when its point `at` lies on `on`. */
function coveringScale(length: number, at: number, on: number, open: Span): number {
  return Math.max((on - open.start) / at, (open.end - on) / (length - at));
}

/** Where a picture of `length` starts: its subject in the middle of `free`, unless sliding within `free` covers more of `open`. */
function slide(length: number, subject: Span, free: Span, open: Span): number {
  const centred = middle(free) - middle(subject);
  const [lowest, highest] = [free.start - subject.start, free.end - subject.end];
  const [coversEnd, coversStart] = [open.end - length, open.start];
  // Shorter than what is to be covered: no place is better than the middle.
  if (coversEnd > coversStart) return centred;
  return clamp(clamp(centred, coversEnd, coversStart), Math.min(lowest, centred), Math.max(highest, centred));
}

/** A start and a length that reach beyond both ends of the frame; the picture's own when it does so itself. */
function stretched(picture: Span, frame: Span): [number, number] {
  const start = picture.start <= frame.start ? picture.start : frame.start - BLEED;
  const end = picture.end >= frame.end ? picture.end : frame.end + BLEED;
  return [start, end - start];
}

function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(Math.max(value, lowest), highest);
}
