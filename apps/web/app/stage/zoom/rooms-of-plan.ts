import type { PictureBox } from '@gavel/core';
import { MOST, moveBy, type Zoom } from './zoom.ts';

/** A room of a floor plan. Its parts are in fractions of the width and the height of the plan. */
export interface PlannedRoom {
  readonly name: string;
  readonly parts: readonly PictureBox[];
}

/** Returns the index of the room at a point of a plan that is placed on the stage; -1 if there is no room at this point. */
export function roomAt(
  rooms: readonly PlannedRoom[],
  placed: PictureBox,
  at: { readonly x: number; readonly y: number },
): number {
  return rooms.findIndex(({ parts }) =>
    parts.some((part) => {
      const { x, y, width, height } = within(placed, part);
      return at.x >= x && at.x < x + width && at.y >= y && at.y < y + height;
    }),
  );
}

/** Returns the zoom that shows a room in the middle of the frame, where the room fills most of it, within the limits of the zoom. */
export function zoomOnto({ parts }: PlannedRoom, placed: PictureBox, frame: PictureBox): Zoom {
  const boxes = parts.map((part) => within(placed, part));
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  const fitting = Math.min(frame.width / (right - left), frame.height / (bottom - top));
  const scale = Math.min(MOST, Math.max(1, fitting * WITH_AIR));
  const x = frame.width / 2 - ((left + right) / 2) * scale;
  const y = frame.height / 2 - ((top + bottom) / 2) * scale;
  return moveBy({ scale, x, y }, { x: 0, y: 0 }, frame);
}

/** The fraction of the frame that a room fills after the zoom. */
const WITH_AIR = 0.8;

function within(placed: PictureBox, { x, y, width, height }: PictureBox): PictureBox {
  return {
    x: placed.x + x * placed.width,
    y: placed.y + y * placed.height,
    width: width * placed.width,
    height: height * placed.height,
  };
}
