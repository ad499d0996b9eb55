import type { SurfaceLooks } from '@gavel/core/plan';

/** The forms of fittings, as in the samples of the chosen answers. A fitting for which no answer is chosen has its usual form. */
export interface Fittings {
  /** `high`: a smooth leaf almost as high as the room, without a casing. */
  readonly innerDoors: 'smooth' | 'panelled' | 'glazed' | 'high';
  /** The height of a door between rooms, m. */
  readonly doorHigh: number;
  readonly kitchenFronts: Fronts;
  readonly bathFronts: Fronts;
  readonly sink: 'oneAndHalf' | 'double' | 'undermount' | 'composite' | 'apron';
  readonly hood: 'under' | 'wall' | 'ceiling' | 'island';
  /** `own`: appliances with their own doors; `fronts`: appliances behind kitchen fronts. */
  readonly appliances: 'own' | 'fronts';
  /** `tiled`: a heavy masonry hearth is a round tiled stove; `own`: each hearth has its usual form. */
  readonly hearth: 'own' | 'tiled';
}

export type Fronts = 'flat' | 'framed' | 'grooved';

export function fittingsOf(looks: SurfaceLooks): Fittings {
  const innerDoors = doors[looks.innerDoors?.pattern ?? ''] ?? 'smooth';
  const patternOf = (surface: keyof SurfaceLooks) => looks[surface]?.pattern ?? '';
  return {
    innerDoors,
    doorHigh: innerDoors === 'high' ? 2.3 : 2.05,
    kitchenFronts: fronts[patternOf('kitchenFronts')] ?? 'flat',
    bathFronts: fronts[patternOf('bathFurniture')] ?? 'flat',
    sink: sinks[patternOf('sink')] ?? 'oneAndHalf',
    hood: hoods[patternOf('hood')] ?? 'under',
    appliances: patternOf('appliances').startsWith('lucka') ? 'fronts' : 'own',
    hearth: patternOf('hearth') === 'eldstad-kakelugn' ? 'tiled' : 'own',
  };
}

const doors: Readonly<Record<string, Fittings['innerDoors']>> = {
  'dorr-spegel': 'panelled',
  'dorr-glas': 'glazed',
  'dorr-hog': 'high',
};
const fronts: Readonly<Record<string, Fronts>> = { 'lucka-ram': 'framed', 'lucka-spar': 'grooved' };
const sinks: Readonly<Record<string, Fittings['sink']>> = {
  'ho-dubbel': 'double',
  'ho-underlimmad': 'undermount',
  'ho-komposit': 'composite',
  'ho-porslin': 'apron',
};
const hoods: Readonly<Record<string, Fittings['hood']>> = {
  'flakt-kapa': 'wall',
  'flakt-tak': 'ceiling',
  'flakt-o': 'island',
};
