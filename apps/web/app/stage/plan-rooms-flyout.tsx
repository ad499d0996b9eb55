import { type Camera, type DrawnPicture, drawnAddress } from '@gavel/core';
import { planRoomsTexts } from '@gavel/texts';
import { useCallback } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Flyout } from '../ui/flyout.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { InWords, wordsOf } from './drawings-in-words.tsx';
import './plan-rooms.css';

interface PlanRoomsFlyoutProps {
  readonly open: boolean;
  readonly title: string;
  readonly picture: DrawnPicture;
  /** The cameras of the drawings that the panel describes. */
  readonly cameras: readonly Camera[];
  /** Zooms in on a room of a floor plan. Rooms are counted from 1. */
  onRoom(camera: Camera, room: number): void;
  onClose(): void;
}

/**
 * Describes the drawing of the house in words. For a floor plan: the rooms of every storey with their areas, and how the answer to the
 * current question has changed them. For an elevation or a section drawing: its dimensions, and all chosen parts that it shows.
 */
export function PlanRoomsFlyout({ open, title, picture, cameras, onRoom, onClose }: PlanRoomsFlyoutProps) {
  const t = useTexts(planRoomsTexts);
  const addresses = cameras.map((camera) => drawnAddress({ ...picture, camera })).join(' ');
  const load = useCallback(() => Promise.all(addresses.split(' ').map(wordsOf)), [addresses]);
  const { progress } = useLoaded(load, open);
  const choose = (storey: number, room: number) => {
    const camera = cameras[storey];
    if (camera) onRoom(camera, room);
  };
  return (
    <Flyout open={open} title={title} onClose={onClose}>
      <div className="plan-rooms">
        {progress.kind === 'loaded' ? (
          <InWords drawings={progress.value} onRoom={choose} />
        ) : (
          <p role="status">{t(progress.kind)}</p>
        )}
      </div>
    </Flyout>
  );
}
