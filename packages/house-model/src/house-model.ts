import type { Mesh } from './geometry/mesh.ts';

/** A house as it stands: parts in metres, its back left corner at the origin, the front towards positive z. */
export interface HouseModel {
  readonly parts: readonly Part[];
  readonly materials: ReadonlyMap<MaterialKey, Material>;
  /** Metres; heights over the ground. */
  readonly measures: Measures;
}

export interface Measures {
  readonly length: number;
  readonly depth: number;
  readonly floor: number;
  readonly eaves: number;
  readonly ridge: number;
  /** The middle of the door in the front, from its left end; null: the front has none. */
  readonly entrance: number | null;
}

/** A closed solid, or several of the same kind. */
export interface Part {
  readonly name: PartName;
  readonly material: MaterialKey;
  /** What it comes from: a wall, an opening, or the key of the answer that decides it. */
  readonly source: string;
  /** The storey that it belongs to, the lowest 0; null: the whole house, such as its roof. */
  readonly storey: number | null;
  readonly mesh: Mesh;
}

export type PartName =
  | 'wall'
  | 'plinth'
  | 'corner'
  | 'casing'
  | 'frame'
  | 'sash'
  | 'pane'
  | 'sill'
  | 'curtain'
  | 'door'
  | 'handle'
  | 'gate'
  | 'roof'
  | 'covering'
  | 'ridge'
  | 'verge'
  | 'fascia'
  | 'gutter'
  | 'downpipe'
  | 'dormer'
  | 'gable'
  | 'chimney'
  | 'roofWindow'
  | 'solar'
  | 'snowGuard'
  | 'entrance'
  | 'steps'
  | 'terrace'
  | 'railing'
  | 'shelter'
  | 'balcony'
  | 'post'
  | 'lamp'
  | 'beside'
  | 'floor'
  | 'partition'
  | 'stairs'
  | 'furniture';

export type MaterialKey =
  | 'boards'
  | 'gable'
  | 'trim'
  | 'frame'
  | 'glass'
  | 'lining'
  | 'floor'
  | 'cloth'
  | 'curtain'
  | 'door'
  | 'gate'
  | 'metal'
  | 'roofing'
  | 'soffit'
  | 'gutter'
  | 'plinth'
  | 'stone'
  | 'deck'
  | 'railing'
  | 'railingGlass'
  | 'white'
  | 'larch'
  | 'awning'
  | 'chimney'
  | 'solar'
  | 'ghost'
  | 'light';

/** What a surface looks like. `form` is the kind of boards, tiles or gate, as `drawnParts` names it; empty: it has none. */
export interface Material {
  readonly look: Look;
  readonly form: string;
  /** `#rrggbb` */
  readonly colour: string;
}

export type Look =
  | 'boards'
  | 'roofing'
  | 'paint'
  | 'metal'
  | 'glass'
  | 'stone'
  | 'decking'
  | 'brick'
  | 'cloth'
  | 'solar'
  | 'light';
