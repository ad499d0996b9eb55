import type { Camera } from '../model/guide.ts';
import type { PictureKeys } from './picture-layers.ts';
import { STILLS } from './still-frame.ts';

export type Picture = StaticPicture | LayeredPicture | ManifestPicture | DrawnPicture;

export interface StaticPicture {
  readonly kind: 'static';
  readonly address: string;
}

/** Pictures of the same size that are drawn on top of each other. */
export interface LayeredPicture {
  readonly kind: 'layers';
  readonly camera: Camera;
  /** Addresses, lowest first. */
  readonly layers: readonly string[];
}

/** Layers that a manifest names: read the manifest from `address` and call `manifestLayers`. */
export interface ManifestPicture {
  readonly kind: 'manifest';
  readonly camera: Camera;
  readonly address: string;
  readonly keys: PictureKeys;
}

/** A picture that the server draws or renders from the house's 3D model, because there is no other picture. See `drawnAddress`. */
export interface DrawnPicture {
  readonly kind: 'drawn';
  readonly camera: Camera;
  /** `house`, `room`: a flat drawing; `plan`: a floor plan, elevation or section drawing; `model`: rendered from the house's 3D model. */
  readonly subject: 'house' | 'room' | 'plan' | 'model';
  /** The house's folder key, or the room's scene. */
  readonly name: string;
  readonly keys: PictureKeys;
  /** The category whose choice is highlighted in a floor plan; absent: the plan highlights nothing. */
  readonly marked?: string | undefined;
  /** The direction of north in a floor plan, in degrees clockwise from its top; absent: unknown. */
  readonly north?: number | undefined;
  /**
   * The device that shows the floor plan. It decides the size of the plan's text, so that visitors can read it there; absent: the plan is
   * printed.
   */
  readonly text?: PlanText | undefined;
}

/** A device (wide screen, tablet or phone) and how many times the plan is magnified. */
export type PlanText = `${'screen' | 'tablet' | 'phone'}${'' | '-2' | '-3'}`;

/**
 * Returns whether the picture is only an example and does not show the visitor's house: a static picture, or a room that several houses
 * share.
 */
export function isExamplePicture(picture: Picture): boolean {
  return picture.kind === 'static' || picture.kind === 'layers' || (picture.kind === 'drawn' && picture.subject === 'room');
}

/** Returns whether the picture is rendered from the house's 3D model. */
export function isModelPicture(picture: Picture): picture is DrawnPicture & { readonly subject: 'model' } {
  return picture.kind === 'drawn' && picture.subject === 'model';
}

/** Returns the address of a picture that the server draws or renders; `wide`: a flat drawing of a house shows its whole garden. */
export function drawnAddress(
  { subject, name, camera, keys, marked, north, text }: DrawnPicture,
  frame: 'usual' | 'wide' = 'usual',
): string {
  // Only keys of drawings (`plan.…`) change a 3D model.
  const shown = [...keys].filter(([category]) => subject !== 'model' || isPlanKey(category));
  const query = new Map(shown.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  query.set(subject === 'house' || subject === 'model' ? 'view' : 'camera', camera.id);
  if (subject === 'house' && frame === 'wide') query.set('frame', 'wide');
  if (marked !== undefined) query.set('marked', marked);
  if (north !== undefined) query.set('north', String(north));
  if (text !== undefined) query.set('text', text);
  const pairs = [...query].map((pair) => pair.map(encodeURIComponent).join('='));
  return subject === 'model'
    ? `${STILLS}${name}.webp?${pairs.join('&')}`
    : `/media/drawn/${subject}/${name}.svg?${pairs.join('&')}`;
}

/** The scene whose pictures are the house's floor plans. */
export const PLAN = 'plan';

/** Returns whether the key changes only drawings and the 3D model of a house, and no picture with layers. */
export function isPlanKey(key: string): boolean {
  return key.startsWith(`${PLAN}.`);
}
