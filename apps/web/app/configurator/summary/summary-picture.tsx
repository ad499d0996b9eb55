import type { PictureBox } from '@gavel/core';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import type { ComposedPicture, PictureSources } from '../picture/compose-picture.ts';
import { PlacedLayers } from '../picture/placed-layers.tsx';
import type { GalleryPicture } from './gallery-of.ts';
import { useComposed } from './use-composed.ts';

interface SummaryPictureProps {
  /** Null until pictures may be fetched. */
  readonly shown: GalleryPicture | null;
  readonly alternative: string;
  readonly sources: PictureSources;
}

const LARGE = 1280;
const SMALL = 640;
/** How much of the frame the house keeps clear of the edges. */
const AIR = 0.05;

/** The large picture: placed so that the house is never cut; a drawing stands whole on paper. */
export function SummaryPicture({ shown, alternative, sources }: SummaryPictureProps) {
  const element = useRef<HTMLDivElement>(null);
  const box = useBox(element);
  const composed = useComposed(shown?.isDrawing ? null : (shown?.picture ?? null), LARGE, sources);
  const isDrawing = shown?.isDrawing && shown.picture.kind === 'static';
  return (
    <div ref={element} className="summary-picture" style={composed ? middleOf(composed) : undefined}>
      {isDrawing && shown.picture.kind === 'static' && (
        <img className="is-drawing" src={shown.picture.address} alt={alternative} />
      )}
      {!isDrawing && composed && box && (
        <PlacedLayers
          key={shown?.id}
          layers={composed.layers}
          frame={composed.frame}
          boxes={{ frame: box, open: box, free: inside(box) }}
          alternative={alternative}
          onCovering={() => undefined}
        />
      )}
    </div>
  );
}

/** The same, small: its middle fills the frame. */
export function SummaryThumbnail({ shown, sources }: { shown: GalleryPicture; sources: PictureSources }) {
  const composed = useComposed(shown.isDrawing ? null : shown.picture, SMALL, sources);
  if (shown.isDrawing && shown.picture.kind === 'static')
    return <img className="is-drawing" src={shown.picture.address} alt="" />;
  return composed?.layers.map((address) => <img key={address} src={address} alt="" style={middleOf(composed)} />);
}

/** Where the house is, for pictures that fill a frame. */
function middleOf({ frame: { width, height, subject } }: ComposedPicture): CSSProperties {
  const across = ((subject.x + subject.width / 2) / width) * 100;
  const down = ((subject.y + subject.height / 2) / height) * 100;
  return { objectPosition: `${across}% ${down}%` };
}

function inside({ width, height }: PictureBox): PictureBox {
  return { x: width * AIR, y: height * AIR, width: width * (1 - 2 * AIR), height: height * (1 - 2 * AIR) };
}

/** How large an element is, now and whenever that changes; null until it has been measured. */
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
