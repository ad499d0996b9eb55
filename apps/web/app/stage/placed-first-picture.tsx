import type { PictureFrame } from '@gavel/core';
import { rendition, renditions } from '../ui/renditions.ts';
import type { FirstPicture } from './first-sight.ts';
import './stage.css';

interface PlacedFirstPictureProps extends FirstPicture {
  readonly onLoad?: () => void;
}

/** The first picture where the stage is going to put its own, reckoned by the style sheet alone. The stage's has more pixels, and fades in over it. */
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

/** The picture that the page has shown until now, or has asked for at least; null: none. */
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
/** A telephone gets one pixel for each of CSS, however fine its screen: what it waits for is the picture, and the sharp one follows. */
const SIZES = '(max-width: 43.75em) and (min-resolution: 2.5dppx) 55vw, (max-width: 43.75em) 100vw, 80vw';
/** Where the sheets leave less than `textIn` asks of a tablet and of a screen. */
const PHONE = '(max-width: 43.75em), (max-height: 32.5em)';
const TABLET = '(max-width: 75em), (max-height: 50em)';
