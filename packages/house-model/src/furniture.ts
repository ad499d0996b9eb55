import { boxIn, type Features, furnishStorey, type Piece, type PieceKind, type Storey, sizeOf } from '@gavel/core/plan';
import { joined, type Mesh } from './geometry/mesh.ts';
import { box, tube } from './geometry/solids.ts';
import type { MaterialKey, Part } from './house-model.ts';
import { ground } from './walls.ts';

/** A box of a piece of furniture: along the wall and away from it as fractions of the piece’s size, and up in metres over the floor. */
type Block = readonly [
  material: MaterialKey,
  along: readonly [number, number],
  deep: readonly [number, number],
  high: readonly [number, number],
];

/** Builds the furniture of a storey, at the places where its floor plan has it. */
export function furniture(storey: Storey, features: Features, floor: number): readonly Part[] {
  const { pieces } = furnishStorey(storey, features);
  const found = new Map<MaterialKey, Mesh[]>();
  for (const piece of pieces)
    for (const [material, mesh] of solidsOf(piece, floor)) found.set(material, [...(found.get(material) ?? []), mesh]);
  return [...found].map(([material, meshes]) => ({
    name: 'furniture',
    material,
    source: `storey ${storey.at + 1}`,
    storey: storey.at,
    mesh: joined(meshes),
  }));
}

function solidsOf(piece: Piece, floor: number): readonly (readonly [MaterialKey, Mesh])[] {
  const [along, deep] = sizeOf(piece);
  return (blocks[piece.kind] ?? plain).map(([material, [a0, a1], [d0, d1], [low, high]]) => {
    const part = boxIn(piece, a0 * along, d0 * deep, (a1 - a0) * along, (d1 - d0) * deep);
    const [x, y] = [part.x / 1000, part.y / 1000];
    const [wide, tall] = [part.width / 1000, part.height / 1000];
    if (material === 'metal' && piece.kind === 'hearth')
      return [
        material,
        tube(
          [
            [x + wide / 2, floor + low, y + tall / 2],
            [x + wide / 2, floor + high, y + tall / 2],
          ],
          Math.min(wide, tall) / 2,
          14,
        ),
      ];
    return [material, box(ground, [x, x + wide], [-(y + tall), -y], [floor + low, floor + high])];
  });
}

const whole = [0, 1] as const;
const plain: readonly Block[] = [['white', whole, whole, [0, 0.8]]];

const bed: readonly Block[] = [
  ['larch', whole, whole, [0.08, 0.3]],
  ['curtain', [0.02, 0.98], [0.03, 1], [0.3, 0.52]],
  ['larch', whole, [0, 0.03], [0.08, 0.95]],
  ['white', [0.08, 0.46], [0.05, 0.2], [0.52, 0.62]],
  ['white', [0.54, 0.92], [0.05, 0.2], [0.52, 0.62]],
  ['cloth', [0, 1], [0.35, 1.005], [0.5, 0.55]],
];

/** Returns a chair at a table: where it begins along the table and across it, and the side of its back. */
function chair(along: number, across: number, side: 'back' | 'front'): readonly Block[] {
  const [wide, deep] = [0.26, 0.2];
  const back = side === 'back' ? across : across + deep - 0.02;
  return [
    ['white', [along, along + wide], [across, across + deep], [0.42, 0.46]],
    ['white', [along, along + wide], [back, back + 0.02], [0.46, 0.84]],
    ['metal', [along + 0.01, along + 0.03], [across + 0.02, across + deep - 0.02], [0, 0.42]],
    ['metal', [along + wide - 0.03, along + wide - 0.01], [across + 0.02, across + deep - 0.02], [0, 0.42]],
  ];
}

const bench: readonly Block[] = [
  ['kitchenFronts', whole, [0, 0.95], [0.1, 0.86]],
  ['worktop', whole, whole, [0.86, 0.9]],
];

const blocks: Readonly<Partial<Record<PieceKind, readonly Block[]>>> = {
  double: bed,
  single: [...bed.slice(0, 3), ['white', [0.15, 0.85], [0.05, 0.2], [0.52, 0.62]], ['cloth', [0, 1], [0.35, 1.005], [0.5, 0.55]]],
  night: [['larch', whole, whole, [0, 0.5]]],
  wardrobe: [['white', whole, whole, [0, 2.1]]],
  shelf: [['larch', whole, whole, [0, 1.9]]],
  desk: [
    ['larch', whole, [0, 0.6], [0.7, 0.74]],
    ['metal', [0, 0.04], [0, 0.6], [0, 0.7]],
    ['metal', [0.96, 1], [0, 0.6], [0, 0.7]],
    ['cloth', [0.32, 0.68], [0.62, 0.98], [0.42, 0.48]],
    ['cloth', [0.34, 0.66], [0.94, 0.99], [0.48, 0.9]],
  ],
  sofa: [
    ['cloth', whole, whole, [0.1, 0.42]],
    ['cloth', whole, [0, 0.26], [0.42, 0.82]],
    ['cloth', [0, 0.08], whole, [0.42, 0.62]],
    ['cloth', [0.92, 1], whole, [0.42, 0.62]],
  ],
  armchair: [
    ['cloth', whole, whole, [0.1, 0.42]],
    ['cloth', whole, [0, 0.25], [0.42, 0.85]],
    ['cloth', [0, 0.15], whole, [0.42, 0.6]],
    ['cloth', [0.85, 1], whole, [0.42, 0.6]],
  ],
  tv: [
    ['larch', whole, whole, [0.1, 0.45]],
    ['metal', [0.1, 0.9], [0.3, 0.45], [0.55, 1.2]],
  ],
  table: [
    ['larch', [0.02, 0.98], [0.2, 0.8], [0.71, 0.75]],
    ['larch', [0.06, 0.1], [0.24, 0.28], [0, 0.71]],
    ['larch', [0.9, 0.94], [0.24, 0.28], [0, 0.71]],
    ['larch', [0.06, 0.1], [0.72, 0.76], [0, 0.71]],
    ['larch', [0.9, 0.94], [0.72, 0.76], [0, 0.71]],
    ...[0.12, 0.6].flatMap((from) => [...chair(from, 0.02, 'back'), ...chair(from, 0.78, 'front')]),
  ],
  counter: bench,
  island: bench,
  bench,
  pentry: bench,
  tall: [['kitchenFronts', whole, whole, [0, 2.1]]],
  sink: [['metal', [0.12, 0.88], [0.15, 0.75], [0.9, 0.908]]],
  hob: [['metal', [0.04, 0.96], [0.1, 0.9], [0.9, 0.912]]],
  stove: [
    ['metal', whole, whole, [0, 0.9]],
    ['white', [0.05, 0.95], [0, 0.6], [1.55, 1.75]],
  ],
  dishwasher: [['white', whole, [0, 0.98], [0.1, 0.85]]],
  machine: [['white', whole, whole, [0, 0.86]]],
  rack: [['larch', whole, whole, [1.7, 1.76]]],
  toilet: [
    ['white', [0.1, 0.9], [0, 0.3], [0.3, 0.85]],
    ['white', [0.12, 0.88], [0.25, 1], [0.05, 0.42]],
  ],
  basin: [
    ['bathFurniture', whole, [0, 0.9], [0.3, 0.78]],
    ['white', whole, whole, [0.78, 0.88]],
  ],
  shower: [
    ['railingGlass', [0, 0.01], whole, [0, 2]],
    ['stone', whole, whole, [0.001, 0.012]],
  ],
  tub: [['white', whole, whole, [0, 0.56]]],
  freeTub: [['white', [0.03, 0.97], [0.05, 0.95], [0, 0.58]]],
  hearth: [['metal', [0.1, 0.9], [0.1, 0.9], [0, 1.25]]],
  heater: [['white', whole, whole, [0, 1.9]]],
  saunaHeater: [['stone', whole, whole, [0, 0.9]]],
  car: [
    ['cloth', [0.03, 0.97], [0.02, 0.98], [0.3, 0.8]],
    ['cloth', [0.1, 0.9], [0.25, 0.8], [0.8, 1.42]],
    ['metal', [0, 1], [0.12, 0.26], [0, 0.6]],
    ['metal', [0, 1], [0.74, 0.88], [0, 0.6]],
  ],
};
