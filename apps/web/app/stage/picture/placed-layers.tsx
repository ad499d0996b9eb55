import type { PictureFrame } from '@gavel/core';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { clipTo } from './clip-to.ts';
import type { ComposedPicture } from './compose-picture.ts';
import { areNear, type Placement, placePicture, type Reflection, reflectedFrame, reflections } from './place-picture.ts';
import type { StageBoxes } from './use-stage-boxes.ts';

interface PlacedLayersProps {
  readonly picture: ComposedPicture;
  readonly boxes: StageBoxes;
  /** The text for screen readers; empty if the element around the picture has it. */
  readonly alternative: string;
  /** Whether the picture fades in over the previous picture. */
  readonly appears: boolean;
  onCovering(): void;
}

/** Shows one picture on the stage: its layers on top of each other, and its reflections where it does not cover the stage. */
export function PlacedLayers({ picture, boxes, alternative, appears, onCovering }: PlacedLayersProps) {
  const { layers, blur, frame, isRoom, isPaper } = picture;
  const placed = placePicture(frame, boxes.open, boxes.free);
  const around = isPaper ? [] : reflections(isRoom ? reflectedFrame(frame, placed, boxes.free) : frame, placed, boxes.frame);
  // Reflections are sharp only if they are hardly stretched. A picture without a blurred version is a drawing, or its blurred version did
  // not load. Its reflection is never sharp, because a drawing’s text must not be readable in a mirror image.
  const isSharp = blur !== null && areNear(around, placed);
  // In the picture of a house, the layers above the lowest show the visitor’s choices, which must not appear in the reflection. So
  // reflect only the lowest layer.
  const [base] = layers;
  const reflected = isSharp && isRoom ? layers : [{ address: (isSharp ? null : blur) ?? base?.address }];
  const whole = useRef<HTMLDivElement>(null);
  useGliding(whole, placed);
  return (
    <div
      ref={whole}
      className={['stage-picture', appears && 'stage-appearing', isPaper && 'stage-paper'].filter(Boolean).join(' ')}
      role="img"
      aria-label={alternative}
      aria-hidden={alternative === ''}
      onAnimationEnd={onCovering}
      style={{ transformOrigin: `${placed.x}px ${placed.y}px` }}
    >
      {around.length > 0 && (
        <div className={blur ? 'stage-around' : 'stage-around stage-around-sharp'}>
          {around.map((reflection) => (
            <div
              key={sideOf(reflection, placed)}
              style={{ ...styleOf(overlapping(reflection)), transform: mirroring(reflection) }}
            >
              {reflected.map(({ address }) => (
                <img key={address} src={address} alt="" decoding="sync" draggable={false} />
              ))}
            </div>
          ))}
        </div>
      )}
      <div
        className={isSharp || around.length === 0 ? 'stage-layers' : 'stage-layers stage-layers-soft'}
        style={{ ...styleOf(placed), ...softEdges(frame, placed, boxes) }}
      >
        {layers.map(({ address, box }) => (
          <img
            key={address}
            src={address}
            alt=""
            decoding="sync"
            draggable={false}
            style={box ? { clipPath: clipTo(box, frame) } : undefined}
          />
        ))}
      </div>
    </div>
  );
}

/** Moves a picture to its new position in an animation, after the panels over the stage have changed. */
function useGliding(element: RefObject<HTMLElement | null>, { x, y, width, height }: Placement) {
  const before = useRef<Placement | null>(null);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = { x, y, width, height };
    if (!element.current || !from || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const transform = `translate(${from.x - x}px, ${from.y - y}px) scale(${from.width / width}, ${from.height / height})`;
    const glide = element.current.animate([{ transform }, { transform: 'none' }], GLIDE);
    return () => glide.cancel();
  }, [element, x, y, width, height]);
}

const GLIDE = { duration: 240, easing: 'cubic-bezier(0.2, 0, 0, 1)' };

/**
 * Returns how far from each edge the picture fades, where the frame extends beyond it: half of the distance from the edge to the subject.
 */
function softEdges({ width, height, subject }: PictureFrame, placed: Placement, { frame }: StageBoxes): Record<string, string> {
  const scale = placed.width / width;
  const soft = (isOpen: boolean, room: number) => `${isOpen ? Math.max(0, room) * scale * FADING : 0}px`;
  return {
    '--soft-left': soft(placed.x > 0, subject.x),
    '--soft-right': soft(placed.x + placed.width < frame.width, width - subject.x - subject.width),
    '--soft-top': soft(placed.y > 0, subject.y),
    '--soft-bottom': soft(placed.y + placed.height < frame.height, height - subject.y - subject.height),
  };
}

const FADING = 0.5;

/** Returns a React key that distinguishes the copies of a picture. */
function sideOf({ x, y }: Reflection, placed: Placement): string {
  return `${Math.sign(x - placed.x)} ${Math.sign(y - placed.y)}`;
}

function mirroring({ isMirroredAcross, isMirroredDown }: Reflection): string {
  return `scale(${isMirroredAcross ? -1 : 1}, ${isMirroredDown ? -1 : 1})`;
}

/** Returns a box that is one pixel larger on each side, so that there is no seam between two copies. */
function overlapping({ x, y, width, height }: Placement): Placement {
  return { x: x - 1, y: y - 1, width: width + 2, height: height + 2 };
}

function styleOf({ x, y, width, height }: Placement) {
  return { left: x, top: y, width, height };
}
