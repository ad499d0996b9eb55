import { type GalleryPicture, isExamplePicture, type PictureBox } from '@gavel/core';
import { seenTexts } from '@gavel/texts';
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ComposedPicture, PictureSources } from '../stage/picture/compose-picture.ts';
import { placePicture } from '../stage/picture/place-picture.ts';
import { PlacedLayers } from '../stage/picture/placed-layers.tsx';
import { atWidth, renditionWidth } from '../stage/picture/rendition-width.ts';
import { useTexts } from '../texts/use-texts.ts';
import { isSavingData } from '../ui/is-saving-data.ts';
import { useComposed } from './use-composed.ts';
import { useLight } from './use-light.ts';
import './summary-picture.css';

interface SummaryPictureProps {
  readonly shown: GalleryPicture | null;
  /** Returns the alternative text of the picture. */
  describe(picture: GalleryPicture): string;
  readonly sources: PictureSources;
  /** Whether the layers of the picture may load. */
  readonly mayFetch: boolean;
  /** Called when the layers of the picture have loaded, even if some of them are missing. */
  onShown?(): void;
  /** Whether the picture is hidden on the screen and only loads in advance, for printing. */
  readonly forPaper?: boolean;
}

/**
 * The smallest width of the large picture, which is enough for print, unless the visitor saves data; and the width of a thumbnail. Both in
 * pixels.
 */
const LARGE = 1280;
const SMALL = 640;
/** The picture of a house is about this many times wider than the frame on the page, because the frame crops the garden. */
const WHOLE = 1.5;
/** The smallest distance between the house and each edge of the frame, as a fraction of the frame’s width or height. */
const AIR = 0.05;

/**
 * The large picture of the summary. It is placed so that the frame never crops the house. Drawings are shown whole. The first
 * picture shows as one small file until its layers have loaded, if the server composes such a file.
 */
export function SummaryPicture({ shown, describe, sources, mayFetch, onShown, forPaper = false }: SummaryPictureProps) {
  const t = useTexts(seenTexts);
  const element = useRef<HTMLDivElement>(null);
  const box = useBox(element);
  const [begun] = useState(shown);
  const { light, isTried } = useLight(box && !forPaper ? begun : null, box ? box.width * WHOLE : 0, sources);
  const maySharpen = mayFetch && (isTried || forPaper);
  const sharp = useComposed(box && shown && !shown.isDrawing && maySharpen ? shown : null, box ? widthIn(box) : LARGE, sources);
  const composed = sharp ?? (light && shown && shown.id === begun?.id ? { ...light, of: shown } : null);
  useEffect(() => {
    if (sharp) onShown?.();
  }, [sharp, onShown]);
  return (
    <div
      ref={element}
      className={forPaper ? 'summary-picture is-for-paper' : 'summary-picture'}
      style={composed ? onPaper(composed) : undefined}
    >
      {shown?.isDrawing && shown.picture.kind === 'static' && (
        <img className="is-drawing" src={shown.picture.address} alt={describe(shown)} />
      )}
      {!shown?.isDrawing && composed && box && (
        <PlacedLayers
          key={composed.of.id}
          picture={composed}
          boxes={{ frame: box, open: box, free: inside(box) }}
          alternative={describe(composed.of)}
          appears={composed.of.id !== begun?.id}
          onCovering={() => undefined}
        />
      )}
      {!shown?.isDrawing && composed && isExampleRoom(composed.of) && <p className="summary-example sheet">{t('example')}</p>}
    </div>
  );
}

/**
 * Returns whether a picture shows an example of a room, and not the room of this very house. Returns false for product pictures and
 * drawings.
 */
export function isExampleRoom({ picture }: GalleryPicture): boolean {
  return picture.kind !== 'static' && isExamplePicture(picture);
}

function widthIn({ width }: PictureBox): number {
  const isSaving = isSavingData();
  return renditionWidth(width, devicePixelRatio, isSaving, isSaving ? 0 : LARGE);
}

/** Shows a picture of the gallery as a thumbnail. */
export function SummaryThumbnail({ shown, sources }: { shown: GalleryPicture; sources: PictureSources }) {
  const { picture } = shown;
  const composed = useComposed(picture.kind === 'static' ? null : shown, SMALL, sources);
  if (picture.kind !== 'static') {
    return composed?.layers.map(({ address }) => <img key={address} src={address} alt="" style={smallPlace(composed)} />);
  }
  const address = shown.isDrawing ? picture.address : atWidth(picture.address, SMALL);
  return <img className={shown.isDrawing ? 'is-drawing' : 'is-whole'} src={address} alt="" loading="lazy" />;
}

/** The format of a thumbnail: 5 to 3. One percent of it is 5 units across and 3 units down. */
const THUMBNAIL: PictureBox = { x: 0, y: 0, width: 500, height: 300 };

/** Returns where the layers of a thumbnail are placed. The house is in the middle, as large as fits with some space around it. */
function smallPlace({ frame }: ComposedPicture): CSSProperties {
  const { x, y, width } = placePicture(frame, THUMBNAIL, inside(THUMBNAIL));
  return { left: `${x / 5}%`, top: `${y / 3}%`, width: `${width / 5}%` };
}

/** Returns the position and the zoom of the house for the printed page as CSS, because a script cannot measure the frame on paper. */
function onPaper({ frame: { width, height, subject } }: ComposedPicture): CSSProperties {
  const across = ((subject.x + subject.width / 2) / width) * 100;
  const down = ((subject.y + subject.height / 2) / height) * 100;
  const zoom = Math.max(1, Math.min(width / subject.width, width / subject.height / PAPER_RATIO) * (1 - 2 * AIR));
  return Object.fromEntries([
    ['--subject', `${across}% ${down}%`],
    ['--zoom', zoom],
  ]);
}

/** The width of the frame of the picture on A4 paper, divided by its height. */
const PAPER_RATIO = 178 / 84;

function inside({ width, height }: PictureBox): PictureBox {
  return { x: width * AIR, y: height * AIR, width: width * (1 - 2 * AIR), height: height * (1 - 2 * AIR) };
}

/** Returns the size of an element, now and after each change. Null until it is measured. */
function useBox(element: { readonly current: HTMLElement | null }): PictureBox | null {
  const [box, setBox] = useState<PictureBox | null>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () =>
      setBox({ x: 0, y: 0, width: Math.max(1, current.clientWidth), height: Math.max(1, current.clientHeight) });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return box;
}
