import type { PictureFrame } from '@gavel/core';
import { rendition, renditions } from '../ui/renditions.ts';
import type { FirstPicture } from './first-sight.ts';
import './stage.css';

interface PlacedFirstPictureProps extends FirstPicture {
  readonly onLoad?: () => void;
}

/**
 * Shows the first picture at the position where the stage will later show its picture. The style sheet alone computes this position. The
 * picture of the stage has more pixels and fades in over the first picture.
 */
export function PlacedFirstPicture({ address, frame, onLoad }: PlacedFirstPictureProps) {
  return frame ? (
    <div className="first-picture" data-address={address} style={numbersOf(frame)}>
      <img alt="" {...always} className="stage-layers-soft" {...light(address)} sizes={SIZES} onLoad={onLoad} />
    </div>
  ) : (
    <div className="first-picture stage-paper" data-address={address}>
      <picture>
        <source media={PHONE} srcSet={`${address}&text=phone`} />
        <source media={TABLET} srcSet={`${address}&text=tablet`} />
        <img alt="" {...always} src={`${address}&text=screen`} onLoad={onLoad} />
      </picture>
    </div>
  );
}

/** Returns the first picture that the page has shown or requested, and whether it has loaded; null if there is none. */
export function pictureInPage(): { readonly address: string; readonly hasCome: boolean } | null {
  const placed = document.querySelector<HTMLElement>('.first-picture');
  const address = placed?.dataset.address;
  return placed && address ? { address, hasCome: (placed.querySelector('img')?.naturalWidth ?? 0) > 0 } : null;
}

function numbersOf({ width, height, subject }: PictureFrame): Record<string, string | number> {
  return {
    '--picture-width': width,
    '--picture-height': height,
    '--subject-x': subject.x,
    '--subject-y': subject.y,
    '--subject-width': subject.width,
    '--subject-height': subject.height,
  };
}

function light(address: string) {
  const compressed = `${address}&quality=60&format=webp`;
  return { src: rendition(compressed, 768), srcSet: renditions(compressed, WIDTHS) };
}

const always = { decoding: 'sync', fetchPriority: 'high', draggable: false } as const;
const WIDTHS = [640, 768, 960, 1280, 1600];
/** On a phone with a fine screen, the first picture has few pixels, so that it loads fast. The stage’s sharp picture follows. */
const SIZES = '(max-width: 43.75em) and (min-resolution: 2.5dppx) 55vw, (max-width: 43.75em) 100vw, 80vw';
/**
 * Screens on which the panels leave too little space for a text size of `textIn`. `PHONE`: too little for the size `tablet`. `TABLET`:
 * too little for the size `screen`.
 */
const PHONE = '(max-width: 43.75em), (max-height: 32.5em)';
const TABLET = '(max-width: 75em), (max-height: 50em)';
