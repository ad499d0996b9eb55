import { rendition, renditions } from '../ui/renditions.ts';
import type { FirstPicture } from './first-sight.ts';
import './stage.css';

/** The first picture where the stage is going to put its own, reckoned by the style sheet alone. The stage's has more pixels, and fades in over it. */
export function PlacedFirstPicture({
  address,
  frame: { width, height, subject },
  onLoad,
}: FirstPicture & { readonly onLoad?: () => void }) {
  const numbers: Record<string, number> = {
    '--picture-width': width,
    '--picture-height': height,
    '--subject-x': subject.x,
    '--subject-y': subject.y,
    '--subject-width': subject.width,
    '--subject-height': subject.height,
  };
  // A drawing is sharp at every size.
  const isDrawn = address.startsWith('/media/drawn/');
  const light = `${address}&quality=60&format=webp`;
  return (
    <div className="first-picture" data-address={address} style={numbers}>
      <img
        className="stage-layers-soft"
        src={isDrawn ? address : rendition(light, 768)}
        srcSet={isDrawn ? undefined : renditions(light, WIDTHS)}
        sizes={isDrawn ? undefined : SIZES}
        alt=""
        decoding="sync"
        fetchPriority="high"
        draggable={false}
        onLoad={onLoad}
      />
    </div>
  );
}

/** The picture that the page has shown until now, or has asked for at least; null: none. */
export function pictureInPage(): { readonly address: string; readonly hasCome: boolean } | null {
  const placed = document.querySelector<HTMLElement>('.first-picture');
  const address = placed?.dataset.address;
  return placed && address ? { address, hasCome: (placed.querySelector('img')?.naturalWidth ?? 0) > 0 } : null;
}

const WIDTHS = [640, 768, 960, 1280, 1600];
/** A telephone gets one pixel for each of CSS, however fine its screen: what it waits for is the picture, and the sharp one follows. */
const SIZES = '(max-width: 43.75em) and (min-resolution: 2.5dppx) 55vw, (max-width: 43.75em) 100vw, 80vw';
