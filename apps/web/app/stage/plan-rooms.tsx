import type { Camera, DrawnPicture } from '@gavel/core';
import { planRoomsTexts } from '@gavel/texts';
import { Table2 } from 'lucide-react';
import { Suspense } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { useLingering } from '../ui/use-lingering.ts';
import { lazyPart } from '../ui/when-loaded.ts';
import { useLayer } from '../visit/use-layer.ts';
import { useView } from '../visit/use-view.ts';

const PlanRoomsFlyout = lazyPart(async () => (await import('./plan-rooms-flyout.tsx')).PlanRoomsFlyout);

interface PlanRoomsProps {
  readonly picture: DrawnPicture;
  readonly cameras: readonly Camera[];
  /** Shows the drawing of another camera. */
  onCamera(cameraId: string): void;
}

/** The button that describes the drawing of the house in words, and the panel with these words. */
export function PlanRooms({ picture, cameras, onCamera }: PlanRoomsProps) {
  const t = useTexts(planRoomsTexts);
  const { isOpen, open, close } = useLayer('rooms');
  const { open: openView } = useView();
  const isPlan = isStorey(picture.camera);
  const isThere = useLingering(isOpen, SLIDES_AWAY_MS);
  const zoomOnto = async (camera: Camera, room: number) => {
    await close();
    if (camera.id !== picture.camera.id) onCamera(camera.id);
    openView('picture', { room });
  };
  return (
    <>
      <button
        type="button"
        className="tool plan-rooms-open"
        aria-label={t(isPlan ? 'button' : 'drawingButton')}
        title={t(isPlan ? 'button' : 'drawingButton')}
        onClick={open}
      >
        <Icon icon={Table2} />
        <span className="tool-word">{t(isPlan ? 'buttonWord' : 'drawingButtonWord')}</span>
      </button>
      {isThere && (
        <Suspense>
          <PlanRoomsFlyout
            open={isOpen}
            title={t(isPlan ? 'heading' : 'drawingHeading')}
            picture={picture}
            cameras={isPlan ? cameras.filter(isStorey) : [picture.camera]}
            onRoom={zoomOnto}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

function isStorey(camera: Camera): boolean {
  return camera.id.startsWith('storey-');
}

/** How long the panel may still be visible after it was closed, in ms. */
const SLIDES_AWAY_MS = 1000;
