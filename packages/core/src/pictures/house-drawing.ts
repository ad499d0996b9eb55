import type { HouseType } from '../model/house-model.ts';

/** The data from which flat drawings of a house, such as elevations, are drawn; metres and degrees. */
export interface HouseDrawing {
  readonly type: HouseType;
  readonly width: number;
  readonly depth: number;
  readonly wallHeight: number;
  readonly roofPitch: number;
  readonly roof: 'sadeltak' | 'valmat' | 'mansard' | 'pulpet';
  /** Whether a side building with a gable roof (`sadeltak`) has its gable at the front; undefined: its width and depth decide. */
  readonly frontGable?: boolean | undefined;
  readonly windowsBelow: number;
  readonly windowsAbove: number;
  /** Where the front door is along the front façade, seen from outside: 0 is the left end, 1 the right end. */
  readonly doorAt: number;
  readonly dormer: 'ingen' | 'frontespis' | 'takkupa' | 'takkupor';
  readonly porch: 'ingen' | 'farstukvist' | 'skarmtak' | 'veranda';
  readonly chimney: boolean;
  readonly garageDoors: number;
  readonly open: boolean;
  /** The picture keys shown before the visitor chooses anything. */
  readonly colours: readonly string[];
}
