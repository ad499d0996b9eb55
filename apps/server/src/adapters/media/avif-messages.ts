import type { Size } from './picture-sizes.ts';

/** What the process that makes AVIF is asked. */
export interface AvifJob {
  readonly bytes: Uint8Array;
  readonly size: Size;
  readonly quality: number;
  /** Pixels of the result. */
  readonly blur: number;
}

/** And what it answers. `broken`: the picture cannot be read. */
export type AvifAnswer =
  | {
      readonly kind: 'made';
      readonly bytes: Uint8Array;
      /** Ms of processor time since the process started. */
      readonly spent: number;
    }
  | { readonly kind: 'broken'; readonly reason: string };
