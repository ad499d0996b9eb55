import type { Size } from './picture-sizes.ts';

/** The message to the process that makes AVIF. */
export interface AvifJob {
  readonly bytes: Uint8Array;
  readonly size: Size;
  readonly quality: number;
  /** The radius of the blur, in pixels of the result. */
  readonly blur: number;
}

/** The message from the process that makes AVIF. `broken`: the picture cannot be read. */
export type AvifAnswer =
  | {
      readonly kind: 'made';
      readonly bytes: Uint8Array;
      /** Ms of processor time since the process started. */
      readonly spent: number;
    }
  | { readonly kind: 'broken'; readonly reason: string };
