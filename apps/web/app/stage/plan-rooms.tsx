import { type Camera, type DrawnPicture, drawnAddress } from '@gavel/core';
import { planRoomsTexts } from '@gavel/texts';
import { Table2 } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { useView } from '../visit/use-view.ts';
import './plan-rooms.css';

const ID = 'plan-rooms';

/**
 * Describes the drawing of the house in words. For a floor plan: the rooms of every storey with their areas, and how the answers of the
 * question change them. For an elevation or a section drawing: its measures, and all chosen parts that it shows.
 */
export function PlanRooms({ picture, cameras }: { picture: DrawnPicture; cameras: readonly Camera[] }) {
  const t = useTexts(planRoomsTexts);
  const panel = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  // If the visitor pressed the button before the scripts had loaded, the browser itself has opened the panel.
  useEffect(() => setOpen(panel.current?.matches(':popover-open') ?? false), []);
  const isStorey = (camera: Camera) => camera.id.startsWith('storey-');
  const isPlan = isStorey(picture.camera);
  const { open } = useView();
  const drawn = isPlan ? cameras.filter(isStorey) : [picture.camera];
  const at = drawn.findIndex(({ id }) => id === picture.camera.id);
  const addresses = drawn.map((camera) => drawnAddress({ ...picture, camera })).join(' ');
  const load = useCallback(async () => {
    const { InWords, wordsOf } = await import('./drawings-in-words.tsx');
    const drawings = await Promise.all(addresses.split(' ').map(wordsOf));
    const onRoom = (room: number) => {
      panel.current?.hidePopover();
      open('picture', { room });
    };
    return <InWords drawings={drawings} at={at} onRoom={onRoom} />;
  }, [addresses, at, open]);
  const { progress } = useLoaded(load, isOpen);
  const heading = t(isPlan ? 'heading' : 'drawingHeading');
  return (
    <>
      <button
        type="button"
        className="tool plan-rooms-open"
        aria-label={t(isPlan ? 'button' : 'drawingButton')}
        title={t(isPlan ? 'button' : 'drawingButton')}
        popoverTarget={ID}
      >
        <Icon icon={Table2} />
        <span className="tool-word">{t(isPlan ? 'buttonWord' : 'drawingButtonWord')}</span>
      </button>
      <section
        ref={panel}
        id={ID}
        className="plan-rooms"
        popover="auto"
        aria-label={heading}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <h2>{heading}</h2>
        {progress.kind === 'loaded' ? progress.value : <p role="status">{t(progress.kind)}</p>}
        <button type="button" className="plan-rooms-close" popoverTarget={ID} popoverTargetAction="hide">
          {t('close')}
        </button>
      </section>
    </>
  );
}
