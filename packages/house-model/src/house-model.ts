import type { Mesh } from './geometry/mesh.ts';

/** A house as solids in metres. Its back left corner is the origin, and the front faces positive z. */
export interface HouseSolids {
  readonly parts: readonly Part[];
  readonly materials: ReadonlyMap<MaterialKey, Material>;
  /** The dimensions of a house in metres. Heights are over the ground. */
  readonly measures: Measures;
}

/**
 * What a model shows: the whole house; a storey from above, without everything over the storey; or the rooms of a storey, for a viewpoint
 * in a room. Storeys are counted from 0.
 */
export type HouseView =
  | { readonly kind: 'outside' }
  | { readonly kind: 'open'; readonly storey: number }
  | { readonly kind: 'inside'; readonly storey: number };

export interface Measures {
  readonly length: number;
  readonly depth: number;
  readonly floor: number;
  readonly eaves: number;
  readonly ridge: number;
  /** The distance of the front door’s middle from the left end of the front; null: no door in the front. */
  readonly entrance: number | null;
  /** The two ends of each garage gate in the front, as distances from the left end of the front. */
  readonly gates: readonly (readonly [from: number, to: number])[];
  /** Whether the building has posts instead of outer walls, as a carport has, so that cars drive in. */
  readonly isOpen: boolean;
}

/** One or several solids, or faces of solids, of the same kind and material. */
export interface Part {
  readonly name: PartName;
  readonly material: MaterialKey;
  /** Where the part comes from, such as a wall, an opening, a storey, or the key of the answer that adds the part. */
  readonly source: string;
  /** The storey of the part, counted from 0; null: the whole house, as for the roof. */
  readonly storey: number | null;
  readonly mesh: Mesh;
}

export type PartName =
  | 'wall'
  | 'plinth'
  | 'corner'
  | 'gableBoards'
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
  | 'ceiling'
  | 'partition'
  | 'stairs'
  | 'furniture'
  | 'trim';

export type MaterialKey =
  | 'boards'
  | 'gable'
  | 'trim'
  | 'frame'
  | 'glass'
  | 'lining'
  | 'floor'
  | 'ceiling'
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
  | 'kitchenFloor'
  | 'bedroomFloor'
  | 'hallFloor'
  | 'upperFloor'
  | 'bathFloor'
  | 'livingFloor'
  | 'innerDoors'
  | 'stairs'
  | 'kitchenFronts'
  | 'worktop'
  | 'bathFurniture'
  | 'bathTiles'
  | 'splashback'
  | 'handles'
  | 'appliances'
  | 'hood'
  | 'sink'
  | 'shower'
  | 'hearth'
  | 'garageFloor'
  | 'stairTrim'
  | 'gaps'
  | 'steel'
  | 'brass'
  | 'porcelain'
  | 'mirror'
  | 'linen'
  | 'rug'
  | 'larch'
  | 'timber'
  | 'awning'
  | 'chimney'
  | 'solar'
  | 'ghost'
  | 'light';

/**
 * The appearance of a surface. `form` is a variant of `look`, such as a kind of boards (`lapped`) or of roof tiles (`clay`); empty: the
 * usual or only variant.
 */
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
  | 'flooring'
  | 'brick'
  | 'cloth'
  | 'solar'
  | 'light';
