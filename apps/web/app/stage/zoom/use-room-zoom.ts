import { type MouseEvent, type PointerEvent, useCallback, useMemo, useRef } from 'react';
import { useLoaded } from '../../ui/use-loaded.ts';
import { useView } from '../../visit/use-view.ts';
import type { ComposedPicture } from '../picture/compose-picture.ts';
import { placePicture } from '../picture/place-picture.ts';
import type { StageBoxes } from '../picture/use-stage-boxes.ts';

/**
 * Makes a press on a room of a floor plan open the view with only the picture, zoomed in on that room. The address contains the number of
 * the room (`&room=`, from 1), so that Back leaves this view. `zoom` is null if the address contains no room of this plan.
 */
export function useRoomZoom(shown: ComposedPicture | undefined, boxes: StageBoxes | null) {
  const { view, parameter, open } = useView();
  const [drawn] = shown?.isPaper ? shown.layers : [];
  // In a magnified plan the rooms have the same positions, so they need not be loaded again.
  const address = (drawn?.address ?? '').replace(/(text=[a-z]+)-\d$/, '$1');
  const isStorey = address.includes('camera=storey-');
  const isAlone = view === 'picture';
  const number = parameter('room');
  const load = useCallback(() => roomsIn(address), [address]);
  const { progress } = useLoaded(load, isStorey && isAlone && number !== null);
  const loaded = progress.kind === 'loaded' ? progress.value : null;
  const room = loaded && number !== null ? loaded.rooms[number - 1] : undefined;
  const placed = useMemo(() => shown && boxes && placePicture(shown.frame, boxes.open, boxes.free), [shown, boxes]);
  const zoom = useMemo(
    () => (isAlone && isStorey && loaded && room && placed && boxes ? loaded.zoomOnto(room, placed, boxes.frame) : null),
    [isAlone, isStorey, loaded, room, placed, boxes],
  );
  const pressedAt = useRef({ x: 0, y: 0 });

  const onPointerDownCapture = ({ clientX, clientY }: PointerEvent) => {
    pressedAt.current = { x: clientX, y: clientY };
  };
  const onClick = async ({ clientX, clientY, currentTarget }: MouseEvent) => {
    if (!isStorey || isAlone || !placed) return;
    // If the pointer has moved, this is a drag. A drag selects another camera (`use-dragging.ts`).
    if (Math.hypot(clientX - pressedAt.current.x, clientY - pressedAt.current.y) > STEADY) return;
    const { left, top } = currentTarget.getBoundingClientRect();
    // If the rooms cannot be loaded, the press has no effect.
    const plan = await roomsIn(address).catch(() => null);
    const pressed = plan?.roomAt(plan.rooms, placed, { x: clientX - left, y: clientY - top }) ?? -1;
    if (pressed >= 0) open('picture', { room: pressed + 1 });
  };
  // Only a pointer can press a room. Other visitors use the list of rooms (`plan-rooms.tsx`).
  return { zoom, presses: { onPointerDownCapture, onClick } };
}

/** How far a finger may move during a press, in CSS pixels. */
const STEADY = 10;

/** Returns the rooms of a plan, and the functions that find a room and zoom in on it. Both load when they are first needed. */
async function roomsIn(address: string) {
  const { wordsOf, roomAt, zoomOnto } = await import('../drawings-in-words.tsx');
  const words = await wordsOf(address);
  return { rooms: 'rooms' in words ? words.rooms : [], roomAt, zoomOnto };
}
