import { drawnInstead, type Picture, type Step } from '@gavel/core';
import { generalTexts, pictureTexts } from '@gavel/texts';
import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { useView } from '../visit/use-view.ts';
import { createPictureSources } from './picture/create-picture-sources.ts';
import { frameOf } from './picture/frame-of.ts';
import { placePicture } from './picture/place-picture.ts';
import { PlacedLayers } from './picture/placed-layers.tsx';
import { readablePlan, textIn } from './picture/readable-plan.ts';
import { useDescription } from './picture/use-description.ts';
import { useDragging } from './picture/use-dragging.ts';
import { usePreloading } from './picture/use-preloading.ts';
import { type StageBoxes, useStageBoxes } from './picture/use-stage-boxes.ts';
import { type StagePicture, useStagePictures, type WantedPicture } from './picture/use-stage-pictures.ts';
import { PlacedFirstPicture } from './placed-first-picture.tsx';
import { useFirstPicture } from './use-first-picture.ts';
import type { PictureView } from './use-picture-view.ts';
import { useRoomZoom } from './zoom/use-room-zoom.ts';
import type { Zoom } from './zoom/zoom.ts';
import './stage.css';

interface StageProps {
  readonly step: Step | null;
  readonly view: PictureView;
}

/**
 * The picture behind everything else on the page. The current picture stays until the next one has been decoded completely. Then the next
 * one fades in over it. The first picture appears immediately.
 */
export function Stage({ step, view }: StageProps) {
  const t = useTexts(generalTexts);
  const picture = useTexts(pictureTexts);
  const [sources] = useState(createPictureSources);
  const [whole, open, free] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const [moved, setMoved] = useState<Moved>({ room: null, isMoved: false, zoom: null });
  const { view: opened, parameter } = useView();
  const [isAlone, room] = [opened === 'picture', parameter('room')];
  // If the address contains a room, the picture is zoomed in on that room until the visitor changes the zoom.
  if (moved.room !== room || (!isAlone && moved.zoom)) setMoved({ room, isMoved: false, zoom: null });
  const magnified = moved.isMoved || !isAlone || room === null ? Math.ceil(moved.zoom?.scale ?? 1) : MAGNIFIED_ROOM;
  const { progress } = useLoaded(loadZoomBar, isAlone);
  const boxes = useStageBoxes(whole, open, free);
  const { pictures, outcome, covered, widthOf } = useStagePictures(useWanted(step, view, boxes, magnified), sources);
  const { first, hasCome, come, cover } = useFirstPicture(step);
  const dragging = useDragging(view.cameras.length > 1 ? view.turn : null);
  const top = pictures.at(-1);
  const rooms = useRoomZoom(top, boxes);
  const zoom = moved.zoom ?? (moved.isMoved ? null : rooms.zoom);
  const onZoom = useCallback(
    (change: (before: Zoom | null) => Zoom | null) =>
      setMoved((before) => ({ ...before, isMoved: true, zoom: change(before.isMoved ? before.zoom : rooms.zoom) })),
    [rooms.zoom],
  );
  const isFailed = outcome?.arrival === 'failed' || outcome?.arrival === 'partial';
  const isEmpty = pictures.length === 0;
  const isBlank = isEmpty && !(first && hasCome);
  const coming = isBlank ? t('loadingHouse') : picture('coming');
  const line = isBlank || outcome?.arrival === 'late' ? coming : '';
  const asShown = useAsShown(top, boxes, widthOf);
  usePreloading(step, view, asShown, sources);
  return (
    <>
      <div
        ref={whole}
        className={view.cameras.length > 1 ? 'stage stage-turns' : 'stage'}
        style={zoom ? { transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` } : undefined}
        {...dragging}
        {...rooms.presses}
      >
        <div ref={open} className="stage-open" />
        <div ref={free} className="stage-free" />
        {first && <PlacedFirstPicture {...first} onLoad={come} />}
        {!isEmpty && (
          // While the previous picture is still shown, it gets no description, because it is not what the visitor has asked for.
          <div className="stage-shown" role="img" aria-label={outcome?.alternative || (isFailed ? picture('failed') : coming)}>
            {boxes && <StageLayers pictures={pictures} boxes={boxes} covered={covered} cover={cover} isFirst={first === null} />}
          </div>
        )}
      </div>
      <div className={isBlank ? 'stage-loading' : 'stage-line'} role="status">
        {isFailed ? picture('failed') : line}
      </div>
      {isAlone && progress.kind === 'loaded' && <progress.value.ZoomBar stage={whole} zoom={zoom} onZoom={onZoom} />}
    </>
  );
}

interface StageLayersProps {
  readonly pictures: readonly StagePicture[];
  readonly boxes: StageBoxes;
  /** Whether the stage showed nothing before the first of these pictures. */
  readonly isFirst: boolean;
  covered(serial: number): void;
  cover(): void;
}

/**
 * The layers of the pictures. A choice renders the stage twice: when the visitor makes it, and when its picture is ready. Only the second
 * rendering changes these layers, so they are memoised.
 */
const StageLayers = memo(function StageLayers({ pictures, boxes, isFirst, covered, cover }: StageLayersProps) {
  return pictures.map((shown) => (
    <PlacedLayers
      key={shown.serial}
      picture={shown}
      boxes={boxes}
      alternative=""
      appears={shown.serial > 1 || !isFirst}
      onCovering={() => {
        covered(shown.serial);
        cover();
      }}
    />
  ));
});

/**
 * Returns a function that returns a picture in the form and the width in which the stage would show it next. Null while the stage
 * shows no picture.
 */
function useAsShown(
  top: StagePicture | undefined,
  boxes: StageBoxes | null,
  widthOf: (picture: Picture, width: number) => number,
) {
  return useMemo(
    () =>
      top && boxes
        ? (next: Picture) => ({
            picture: readablePlan(next, textIn(boxes.free, 1)),
            width: widthOf(next, shownWidthOf(next, boxes)),
          })
        : null,
    [top, boxes, widthOf],
  );
}

const loadZoomBar = () => import('./zoom/zoom-bar.tsx');

/** How the visitor has changed the zoom since this room came into the address. */
interface Moved {
  readonly room: number | null;
  readonly isMoved: boolean;
  readonly zoom: Zoom | null;
}

/** The approximate magnification when the visitor zooms in on a room. */
const MAGNIFIED_ROOM = 3;

/** Returns the picture that the visit needs now, and its width: the width in which the stage shows it, times the magnification. */
function useWanted(
  step: Step | null,
  { picture }: PictureView,
  boxes: StageBoxes | null,
  magnified: number,
): WantedPicture | null {
  const { configuration, compiled, visit } = useConfigurator((state) => state);
  const describe = useDescription(step);
  const shownWidth = boxes && shownWidthOf(picture, boxes) * magnified;
  const text = boxes && textIn(boxes.free, magnified);
  const readable = useMemo(() => (text ? readablePlan(picture, text) : picture), [picture, text]);
  return useMemo(() => {
    if (shownWidth === null) return null;
    const instead = () => drawnInstead(configuration, compiled, visit, step?.sectionId ?? null, readable);
    return { picture: readable, instead, shownWidth, describe };
  }, [configuration, compiled, visit, step, readable, shownWidth, describe]);
}

/**
 * Returns the width in which a picture is shown, in CSS pixels. A picture of unknown size counts as wide as the part that no panel hides.
 */
function shownWidthOf(picture: Picture, { open, free }: StageBoxes): number {
  const frame = frameOf(picture);
  return Math.round(frame ? placePicture(frame, open, free).width : open.width);
}
