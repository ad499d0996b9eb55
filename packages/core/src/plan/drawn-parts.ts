import type { HousePlan, Look } from './house-plan.ts';

/**
 * The parts of a house, except rooms, that answers change in drawings. Each part has a list of possible words, or a number as its value
 * (mm, degrees, kWh, pieces). In `plans.yaml` an answer sets such parts: `grund-platta: { shows: { foundation: slab, insulation: 300 } }`.
 */
export const drawnParts = {
  // Parts in section drawings
  foundation: ['slab', 'crawl', 'piles', 'bank', 'piers', 'screws', 'edge', 'own'],
  insulation: 'number',
  radon: ['safe', 'protected', 'vented'],
  outerWall: 'number',
  wallKind: ['frame', 'solid'],
  ceiling: 'number',
  groundCeiling: 'number',
  openUp: ['none', 'ridge', 'stairs', 'living'],
  pitch: 'number',
  ventilation: ['exhaust', 'plate', 'rotor'],
  heating: ['airWater', 'exhaust', 'rock', 'district', 'electric', 'airAir', 'floor'],
  warmth: ['boards', 'cast', 'rooms', 'both', 'radiators'],
  battery: 'number',
  charger: ['prepared', 'one', 'balanced', 'two'],
  water: ['none', 'softened', 'filtered'],
  loft: ['none', 'ladder', 'steps'],
  fill: 'number',
  storage: ['none', 'shelves', 'bench'],
  floorAll: ['boards', 'plain'],
  lining: ['boards', 'studs', 'plaster', 'planks'],
  steps: ['closed', 'open'],
  stairRail: ['slats', 'tall', 'iron', 'glass'],
  // Parts in floor plans
  hob: ['zones', 'fan', 'gas', 'free'],
  sauna: ['heater', 'glass', 'wood'],
  // Parts in elevations
  paint: ['paint'],
  boarding: ['cover', 'batten', 'flush', 'lying', 'lapped'],
  trim: ['own', 'same'],
  roofing: ['concrete', 'clay', 'metal', 'sedum'],
  gable: ['plain', 'boards', 'fretwork', 'round'],
  gutter: ['half'],
  snow: ['entrance', 'none', 'rail', 'double'],
  roofWindows: 'number',
  roofMotor: ['solar'],
  windows: ['plain', 'bars', 'cross', 'none'],
  glass: ['tinted'],
  frames: ['wood', 'metal'],
  door: ['plain', 'panelled', 'glazed', 'double', 'slide', 'boards'],
  doorPaint: ['painted', 'oak'],
  gardenDoor: ['single', 'pair', 'sliding', 'wide', 'folding'],
  gates: ['flat', 'panelled', 'boards', 'swing'],
  entrance: ['steps', 'canopy', 'porch', 'ornate'],
  deck: ['none', 'small', 'large', 'corner'],
  decking: ['boards'],
  railing: ['wood', 'none', 'glass', 'iron'],
  shelter: ['none', 'awning', 'pergola', 'roof', 'glazed'],
  balcony: ['none', 'french', 'entrance', 'garden'],
  lights: ['entrance', 'eaves', 'garden', 'outside', 'power'],
  sides: ['open', 'slats', 'boards'],
  standing: ['alone', 'joined', 'covered'],
  chimney: ['none', 'steel', 'clad', 'brick'],
  solar: ['none', 'prepared', 'few', 'some', 'many', 'roof'],
} as const satisfies Readonly<Record<string, 'number' | readonly string[]>>;

export type DrawnPart = keyof typeof drawnParts;

/**
 * Parts that houses always have, and their values: a lamp at the entrance. An answer that sets such a part to this value changes a drawing
 * only by a note with the answer's title.
 */
export const alwaysDrawn: { readonly [Part in DrawnPart]?: string } = { lights: 'entrance' };

/** One drawn part: its value from the answer, and the builder's name and colours for it. */
export interface ShownPart extends Look {
  readonly value: string | number;
  /** The answer's key, such as `grund-platta`. */
  readonly answer: string;
}

export type ShownParts = ReadonlyMap<DrawnPart, ShownPart>;

/** Returns the parts that these answers show; later answers win. Unknown parts are ignored. */
export function shownParts({ features, looks }: Pick<HousePlan, 'features' | 'looks'>, answers: readonly string[]): ShownParts {
  return new Map(
    answers.flatMap((answer) => {
      const look = looks[answer];
      const shows = Object.entries(features[answer]?.shows ?? {});
      return look
        ? shows.flatMap(([part, value]): [DrawnPart, ShownPart][] =>
            isPart(part) && value !== undefined ? [[part, { ...look, value, answer }]] : [],
          )
        : [];
    }),
  );
}

function isPart(part: string): part is DrawnPart {
  return Object.hasOwn(drawnParts, part);
}
