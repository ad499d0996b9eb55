import type { HouseType } from '../model/house-model.ts';

/** What the drawn façade is made from; metres and degrees. */
export interface HouseDrawing {
  readonly type: HouseType;
  readonly width: number;
  readonly depth: number;
  readonly wallHeight: number;
  readonly roofPitch: number;
  readonly roof: 'sadeltak' | 'valmat' | 'mansard' | 'pulpet';
  readonly windowsBelow: number;
  readonly windowsAbove: number;
  /** 0 left, 1 right. */
  readonly doorAt: number;
  readonly dormer: 'ingen' | 'frontespis' | 'takkupa' | 'takkupor';
  readonly porch: 'ingen' | 'farstukvist' | 'skarmtak' | 'veranda';
  readonly chimney: boolean;
  readonly garageDoors: number;
  readonly open: boolean;
  /** Picture keys shown before anything is chosen. */
  readonly colours: readonly string[];
}
