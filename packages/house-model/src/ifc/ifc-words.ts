import type { MaterialKey, PartName } from '../house-model.ts';

/** The names in an IFC file that do not come from the builder’s range. */
export type IfcWord =
  | 'outerWall'
  | 'innerWall'
  | 'dormer'
  | 'window'
  | 'gardenDoor'
  | 'balconyDoor'
  | 'door'
  | 'gate'
  | 'innerDoor'
  | 'groundFloor'
  | 'floor'
  | 'roof'
  | 'stairs'
  | 'plinth'
  | 'trim'
  | 'gutter'
  | 'chimney'
  | 'roofWindow'
  | 'solar'
  | 'snowGuard'
  | 'entrance'
  | 'steps'
  | 'terrace'
  | 'shelter'
  | 'balcony'
  | 'railing'
  | 'post'
  | 'lamp'
  | 'site'
  | 'wood'
  | 'metal'
  | 'glass'
  | 'concrete'
  | 'stone'
  | 'plasterboard'
  | 'fabric';

export type SayIfc = (word: IfcWord) => string;

/**
 * The IFC description of a part of the model: its class, the values after the attribute `Tag`, the word for its name, and whether the part
 * belongs to the highest storey.
 */
interface IfcClass {
  readonly type: string;
  readonly kinds: readonly (string | null)[];
  readonly word: IfcWord;
  readonly isHigh?: true;
}

/**
 * The parts of the model that `writeParts` writes. Parts that are neither here nor written by another function, such as furniture, are not
 * in the file.
 */
export const classes: { readonly [Name in PartName]?: IfcClass } = {
  wall: { type: 'IFCWALL', kinds: ['NOTDEFINED'], word: 'outerWall' },
  plinth: { type: 'IFCFOOTING', kinds: ['NOTDEFINED'], word: 'plinth' },
  corner: { type: 'IFCCOVERING', kinds: ['CLADDING'], word: 'trim' },
  covering: { type: 'IFCSLAB', kinds: ['ROOF'], word: 'roof', isHigh: true },
  roof: { type: 'IFCSLAB', kinds: ['ROOF'], word: 'roof', isHigh: true },
  ridge: { type: 'IFCCOVERING', kinds: ['ROOFING'], word: 'roof', isHigh: true },
  verge: { type: 'IFCMEMBER', kinds: ['MEMBER'], word: 'trim', isHigh: true },
  fascia: { type: 'IFCMEMBER', kinds: ['MEMBER'], word: 'trim', isHigh: true },
  gable: { type: 'IFCCOVERING', kinds: ['CLADDING'], word: 'trim', isHigh: true },
  gableBoards: { type: 'IFCCOVERING', kinds: ['CLADDING'], word: 'trim', isHigh: true },
  gutter: { type: 'IFCPIPESEGMENT', kinds: ['GUTTER'], word: 'gutter', isHigh: true },
  downpipe: { type: 'IFCPIPESEGMENT', kinds: ['RIGIDSEGMENT'], word: 'gutter' },
  dormer: { type: 'IFCWALL', kinds: ['NOTDEFINED'], word: 'dormer', isHigh: true },
  chimney: { type: 'IFCCHIMNEY', kinds: ['NOTDEFINED'], word: 'chimney', isHigh: true },
  roofWindow: {
    type: 'IFCWINDOW',
    kinds: [null, null, 'SKYLIGHT', 'NOTDEFINED', null],
    word: 'roofWindow',
    isHigh: true,
  },
  solar: { type: 'IFCSOLARDEVICE', kinds: ['SOLARPANEL'], word: 'solar', isHigh: true },
  snowGuard: { type: 'IFCBUILDINGELEMENTPROXY', kinds: ['NOTDEFINED'], word: 'snowGuard', isHigh: true },
  entrance: { type: 'IFCBUILDINGELEMENTPROXY', kinds: ['NOTDEFINED'], word: 'entrance' },
  steps: { type: 'IFCSTAIR', kinds: ['NOTDEFINED'], word: 'steps' },
  stairs: { type: 'IFCSTAIR', kinds: ['NOTDEFINED'], word: 'stairs' },
  terrace: { type: 'IFCSLAB', kinds: ['NOTDEFINED'], word: 'terrace' },
  shelter: { type: 'IFCBUILDINGELEMENTPROXY', kinds: ['NOTDEFINED'], word: 'shelter' },
  pane: { type: 'IFCBUILDINGELEMENTPROXY', kinds: ['NOTDEFINED'], word: 'shelter' },
  balcony: { type: 'IFCSLAB', kinds: ['NOTDEFINED'], word: 'balcony' },
  railing: { type: 'IFCRAILING', kinds: ['GUARDRAIL'], word: 'railing' },
  post: { type: 'IFCCOLUMN', kinds: ['COLUMN'], word: 'post' },
  lamp: { type: 'IFCLIGHTFIXTURE', kinds: ['NOTDEFINED'], word: 'lamp' },
};

/** The name of a material that no answer names. */
export const materialWords: Readonly<Record<MaterialKey, IfcWord>> = {
  boards: 'wood',
  gable: 'wood',
  trim: 'wood',
  frame: 'wood',
  glass: 'glass',
  lining: 'plasterboard',
  floor: 'wood',
  ceiling: 'plasterboard',
  cloth: 'fabric',
  curtain: 'fabric',
  door: 'wood',
  gate: 'wood',
  metal: 'metal',
  roofing: 'roof',
  soffit: 'wood',
  gutter: 'metal',
  plinth: 'concrete',
  stone: 'stone',
  deck: 'wood',
  railing: 'wood',
  railingGlass: 'glass',
  white: 'wood',
  livingFloor: 'wood',
  kitchenFloor: 'wood',
  bedroomFloor: 'wood',
  hallFloor: 'wood',
  upperFloor: 'wood',
  bathFloor: 'stone',
  innerDoors: 'wood',
  stairs: 'wood',
  kitchenFronts: 'wood',
  worktop: 'stone',
  bathFurniture: 'wood',
  larch: 'wood',
  timber: 'wood',
  awning: 'fabric',
  chimney: 'chimney',
  solar: 'solar',
  ghost: 'wood',
  light: 'lamp',
  bathTiles: 'stone',
  splashback: 'stone',
  handles: 'metal',
  appliances: 'metal',
  hood: 'metal',
  sink: 'metal',
  shower: 'metal',
  hearth: 'stone',
  garageFloor: 'concrete',
  stairTrim: 'wood',
  gaps: 'wood',
  steel: 'metal',
  brass: 'metal',
  porcelain: 'stone',
  mirror: 'glass',
  linen: 'fabric',
  rug: 'fabric',
};
