import { beforeOf, FloorSpace, middleOf, type Place, type Standing } from './floor-space.ts';
import { furnishKitchen } from './furnish-kitchen.ts';
import type { Features } from './house-plan.ts';
import type { Room, Storey } from './lay-out-storey.ts';
import { loftOver } from './loft-over.ts';
import { boxIn, type Piece, type PieceKind, sizeOf } from './pieces.ts';
import type { Rect } from './rect.ts';

/** What a room would have, the most needed first: the first size that fits is taken. */
interface Wanted {
  readonly kind: PieceKind;
  /** Along the wall and from it, mm; and where one walks before it, how much is free there of stairs and doors too. */
  readonly sizes: readonly (readonly [along: number, deep: number, way?: number])[];
  /** How much is left free before it, mm. */
  readonly before: number;
  readonly standing: Standing;
  /** Where it would rather be. */
  readonly by: 'corner' | 'middle' | 'window' | 'door' | 'facing' | 'gable' | 'centre';
  readonly mark?: string;
  readonly form?: Piece['form'];
}

/** How far from a hearth nothing else stands, mm. */
const BESIDE_HEARTH = 200;

/** From the chairs round a table to a wall, so that one can sit down: at best, and where there is less room; mm. */
const BESIDE_CHAIRS = [300, 100] as const;

export interface Furnished {
  readonly pieces: (Piece & { readonly room: string })[];
  readonly space: FloorSpace;
}

/** Furniture to scale for every room of a storey, as is chosen: nothing stands on something else, before a door or where one walks. */
export function furnishStorey(storey: Storey, features: Features): Furnished {
  return furnish(storey, features, 'all');
}

/** The hearth comes before all else, so that where it stands can be asked alone: with all furniture a façade takes thirty times as long. */
function furnish(storey: Storey, features: Features, wishes: 'all' | 'hearth'): Furnished {
  const space = new FloorSpace(storey);
  const pieces: (Piece & { readonly room: string })[] = [];
  const floor = storey.rooms.flatMap(({ parts }) => parts);
  const [ends, sides] = [
    { left: Math.min(...floor.map(({ x }) => x)), right: Math.max(...floor.map(({ x, width }) => x + width)) },
    { back: Math.min(...floor.map(({ y }) => y)), front: Math.max(...floor.map(({ y, height }) => y + height)) },
  ];
  const centre = [(ends.left + ends.right) / 2, (sides.back + sides.front) / 2] as const;
  const openings = new Map(
    storey.rooms.map((room) => [
      room,
      {
        doors: storey.ways.filter(({ rooms }) => rooms.includes(room.letter)).map(({ gap }) => gap),
        windows: storey.windows.filter((window) => window.room === room.letter).map(({ gap }) => gap),
      },
    ]),
  );
  const put = (room: Room, piece: Piece, before: number) => {
    space.take(piece.box, beforeOf(piece, before));
    pieces.push({ ...piece, room: room.letter });
  };
  const place = (room: Room, wanted: Wanted): Piece | null => {
    for (const [along, deep, way] of wanted.sizes) {
      let best: { place: Place; score: number } | null = null;
      for (const place of space.places([room], along, deep, wanted.standing)) {
        const before = beforeOf(place, way ?? wanted.before);
        if (before && (!space.isClear(before) || !space.isIn([room], before))) continue;
        if (way && before && space.swept.some((one) => hits(one, before))) continue;
        const score = scoreOf(place, wanted, room);
        if (!best || score > best.score + 0.001) best = { place, score };
      }
      if (best) {
        const piece: Piece = {
          kind: wanted.kind,
          box: best.place.box,
          facing: best.place.facing,
          ...(wanted.mark ? { mark: wanted.mark } : {}),
          form: wanted.form,
        };
        put(room, piece, way ?? wanted.before);
        return piece;
      }
    }
    return null;
  };

  function scoreOf({ box, wall, fromStart, fromEnd, facing }: Place, { by }: Wanted, room: Room): number {
    const edge = Math.min(fromStart, fromEnd);
    const corner = edge === 0 ? 1 : -Math.min(edge, 1000) / 1000;
    const near = (others: readonly Rect[]) => {
      const [x, y] = middleOf(box);
      const far = others.map((other) => Math.hypot(middleOf(other)[0] - x, middleOf(other)[1] - y));
      return far.length === 0 ? 0 : -Math.min(...far) / 5000;
    };
    const { doors, windows } = openings.get(room) ?? { doors: [], windows: [] };
    switch (by) {
      case 'corner':
        return corner - near(doors) * 0.3;
      case 'door':
        return corner * 0.4 + near(doors) * 2;
      case 'window':
        return near(windows) * 2 + corner * 0.2;
      case 'middle':
        return (
          -Math.abs(fromStart - fromEnd) / Math.max(wall, 1) -
          near(doors) * 2 -
          (space.light.some((light) => hits(light, box)) ? 0.8 : 0) +
          (edge === 0 ? 0.1 : 0)
        );
      case 'gable':
        return corner - Math.min(box.x - ends.left, ends.right - box.x - box.width) / 1500 - near(doors) * 0.3;
      case 'centre':
        return -Math.hypot(middleOf(box)[0] - centre[0], middleOf(box)[1] - centre[1]) / 1000;
      case 'facing': {
        const sofa = pieces.find((piece) => piece.kind === 'sofa' && piece.room === room.letter);
        if (!sofa) return corner;
        const [x, y] = middleOf(box);
        const [sx, sy] = middleOf(
          boxIn(sofa, 0, 0, sofa.facing === 'n' || sofa.facing === 's' ? sofa.box.width : sofa.box.height, 950),
        );
        const opposite = { n: 's', s: 'n', e: 'w', w: 'e' } as const;
        const off = sofa.facing === 'n' || sofa.facing === 's' ? Math.abs(x - sx) : Math.abs(y - sy);
        return (facing === opposite[sofa.facing] ? 3 : 0) - off / 1000;
      }
    }
  }

  const baths = storey.rooms.filter(({ kind }) => kind === 'bath');
  const main = baths.toSorted((a, b) => b.area - a.area)[0];
  const hearthRoom = roomOfHearth(storey, features);
  if (hearthRoom && features.hearth && features.hearth !== 'none') {
    const deep = features.hearth === 'mass' ? 750 : 600;
    const wide = { open: 1200, range: 1000, mass: 950, stove: 650, prepared: 650 }[features.hearth];
    const hearth = place(hearthRoom, {
      kind: 'hearth',
      sizes: [
        [wide, deep],
        [600, 550],
      ],
      before: 700,
      standing: 'tall',
      by: features.hearthIn === 'middle' ? 'centre' : features.hearthIn === 'kitchen' ? 'corner' : 'gable',
      ...(features.hearth === 'prepared' ? { mark: 'place' } : {}),
    });
    if (hearth) space.solid.push(boxIn(hearth, -BESIDE_HEARTH, 0, sizeOf(hearth)[0] + 2 * BESIDE_HEARTH, sizeOf(hearth)[1]));
  }
  if (wishes === 'hearth') return { pieces, space };
  for (const room of storey.rooms.filter(({ kind }) => kind === 'kitchen')) {
    for (const { piece, before } of furnishKitchen(space, room, storey, features)) put(room, piece, before);
  }
  for (const room of storey.rooms.filter(({ kind }) => kind === 'garage')) cars(room);
  for (const room of storey.rooms.filter(({ kind }) => kind === 'studio')) wayToLoft(room);
  for (const room of storey.rooms.filter(({ kind }) => kind !== 'kitchen'))
    for (const wanted of wantedIn(room, storey, features, room === main)) {
      const piece = place(room, wanted);
      if (piece?.kind === 'double') nightTables(room, piece);
    }
  // Where there is a room for it, the table stands there.
  const dining = storey.rooms.filter(({ kind }) => kind === 'dining');
  for (const room of dining.length > 0 ? dining : storey.rooms.filter(({ kind }) => kind === 'kitchen')) table(room);
  return { pieces, space };

  /** Behind each gate one, its nose in; under a roof without gates in the middle. */
  function cars(room: Room): void {
    const [part] = room.parts;
    if (!part) return;
    const gates = storey.ways.filter(({ kind }) => kind === 'gate').map(({ gap }) => gap);
    const middles = gates.length > 0 ? gates.map((gap) => middleOf(gap)[0]) : [part.x + part.width / 2];
    for (const middle of middles) {
      const length = Math.min(4500, part.height - 300);
      const box = { x: middle - 925, y: part.y + part.height - length - 150, width: 1850, height: length };
      put(room, { kind: 'car', box, facing: 's' }, 0);
    }
  }

  /** At the edge of the loft. */
  function wayToLoft(room: Room): void {
    const over = loftOver(storey, features);
    if (!over) return;
    const kind = features.shows?.loft === 'steps' ? 'loftStairs' : 'ladder';
    const sizes =
      kind === 'ladder' ? ([[500, 350]] as const) : ([1800, 1650, 1500] as const).map((along) => [along, 590] as const);
    for (const [along, deep] of sizes) {
      const places = Array.from({ length: Math.floor((over.height - along) / 50) + 1 }, (_, at) => at * 50).map((down) => ({
        x: over.x + over.width,
        y: over.y + down,
        width: deep,
        height: along,
      }));
      // A flight begins at a wall; a ladder stands where the roof is highest.
      const far = ({ y, height }: (typeof places)[number]) =>
        kind === 'ladder'
          ? Math.abs(y + height / 2 - over.y - over.height / 2)
          : Math.min(y - over.y, over.y + over.height - y - height);
      const [box] = places
        .filter((place) => space.isIn([room], place) && space.isFree(place, 'low'))
        .toSorted((a, b) => far(a) - far(b));
      if (!box) continue;
      put(room, { kind, box, facing: 'e' }, 0);
      return;
    }
  }

  function nightTables(room: Room, bed: Piece): void {
    const along = bed.facing === 'n' || bed.facing === 's' ? bed.box.width : bed.box.height;
    for (const u of [-480, along + 30]) {
      const box = boxIn(bed, u, 0, 450, 420);
      if (space.isIn([room], box) && space.isFree(box, 'low')) put(room, { kind: 'night', box, facing: bed.facing }, 0);
    }
  }

  /** A table stands free: in its room, or where that is open in the next; beyond a closed kitchen in the living room. */
  function table(room: Room): void {
    if (pieces.some(({ kind }) => kind === 'table') && room.kind !== 'dining') return;
    const open = [
      room,
      ...storey.rooms.filter(
        (other) => other !== room && (other.kind === 'living' || other.kind === 'dining') && touches(room, other),
      ),
    ];
    const living = storey.rooms.filter(({ kind }) => kind === 'living');
    for (const sizes of [
      [2400, 1800],
      [1200, 800],
    ])
      for (const beside of BESIDE_CHAIRS)
        for (const region of [[room], open, living])
          for (const seats of sizes)
            for (const isUpright of [false, true]) {
              const found = freely(region, isUpright ? 1640 : seats, isUpright ? seats : 1640, beside);
              if (!found) continue;
              put(room, { kind: 'table', box: found, facing: isUpright ? 'e' : 's' }, 0);
              return;
            }

    function freely(rooms: readonly Room[], width: number, height: number, beside: number) {
      let best: { box: { x: number; y: number; width: number; height: number }; score: number } | null = null;
      const kitchen = pieces.filter(({ kind }) => kind === 'counter').map((one) => middleOf(one.box));
      const lights = storey.windows
        .filter(({ room: letter }) => rooms.some((one) => one.letter === letter))
        .map(({ gap }) => middleOf(gap));
      for (const part of rooms.flatMap(({ parts }) => parts))
        for (let x = part.x + 100; x + width + 100 <= part.x + part.width + 1500; x += 100)
          for (let y = part.y + 100; y + height + 100 <= part.y + part.height + 1500; y += 100) {
            const box = { x, y, width, height };
            const air = { x: x - 250, y: y - 250, width: width + 500, height: height + 500 };
            const moved = { x: x - beside, y: y - beside, width: width + 2 * beside, height: height + 2 * beside };
            if (!space.isIn(rooms, moved) || !space.isFree(box, 'low') || space.solid.some((one) => hits(one, air))) continue;
            const [mx, my] = middleOf(box);
            const far = Math.min(5000, ...lights.map(([lx, ly]) => Math.hypot(lx - mx, ly - my)));
            const reach = Math.min(8000, ...kitchen.map(([kx, ky]) => Math.hypot(kx - mx, ky - my)));
            const score = -far - reach * 1.6;
            if (!best || score > best.score + 0.001) best = { box, score };
          }
      return best?.box ?? null;
    }
  }

  function touches(a: Room, b: Room): boolean {
    return a.parts.some((one) =>
      b.parts.some((other) => hits({ x: one.x - 5, y: one.y - 5, width: one.width + 10, height: one.height + 10 }, other)),
    );
  }
}

/** The floor that a hearth takes where it is chosen, or would take; null: the storey has no place for one. */
export function hearthIn(storey: Storey, features: Features): Rect | null {
  const { hearth = 'none' } = features;
  const { pieces } = furnish(storey, { ...features, hearth: hearth === 'none' ? 'stove' : hearth }, 'hearth');
  return pieces[0]?.box ?? null;
}

function hits(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function roomOfHearth({ rooms, at }: Storey, { hearthIn = 'living' }: Features): Room | undefined {
  if (at > 0) return undefined;
  return rooms.find(({ kind }) => kind === (hearthIn === 'kitchen' ? 'kitchen' : 'living'));
}

const WARDROBE: Wanted = {
  kind: 'wardrobe',
  sizes: [
    [2400, 600],
    [1800, 600],
    [1200, 600],
    [600, 600],
  ],
  before: 600,
  standing: 'tall',
  by: 'corner',
};
const DESK: Wanted = {
  kind: 'desk',
  sizes: [
    [1400, 1000],
    [1000, 1000],
  ],
  before: 0,
  standing: 'low',
  by: 'window',
};
/** With room for one's arms, as far as there is. */
const TOILET: Wanted = {
  kind: 'toilet',
  sizes: [
    [460, 650],
    [380, 650],
  ],
  before: 600,
  standing: 'low',
  by: 'corner',
};
const basin = (...widths: readonly number[]): Wanted => ({
  kind: 'basin',
  sizes: [...widths.map((width) => [width, 480] as const), [450, 350], [400, 250]],
  before: 600,
  standing: 'low',
  by: 'door',
});

/** What warms the house, where it stands. */
function heater({ shows }: Features, before: number): Wanted {
  return {
    kind: 'heater',
    sizes: [[600, 650]],
    before,
    standing: 'tall',
    by: 'corner',
    mark: shows?.heating === 'district' ? 'FJV' : 'VP',
  };
}

/** Shelves along a long side of a shed or a garage, and a bench to work at. */
function storageIn({ shows }: Features, before: number): readonly Wanted[] {
  const shelves = {
    kind: 'shelf',
    sizes: [3600, 3000, 2400, 1800, 1200].map((along) => [along, 500] as const),
    before,
    standing: 'bench',
    by: 'corner',
  } as const;
  const bench = {
    kind: 'bench',
    sizes: [1800, 1500, 1200].map((along) => [along, 600] as const),
    before,
    standing: 'bench',
    by: 'window',
  } as const;
  return shows?.storage === 'bench' ? [shelves, bench] : shows?.storage === 'shelves' ? [shelves] : [];
}

function wantedIn(room: Room, storey: Storey, features: Features, isMain: boolean): readonly Wanted[] {
  const form = (storey.at > 0 ? features.upperBath : features.bath) ?? 'shower';
  switch (room.kind) {
    case 'master':
      return [
        {
          kind: 'double',
          sizes: [
            [1800, 2100],
            [1600, 2100],
            [1400, 2000],
          ],
          before: 500,
          standing: 'low',
          by: 'middle',
        },
        WARDROBE,
      ];
    case 'bedroom':
      return [
        {
          kind: 'single',
          sizes: [
            [1200, 2050],
            [900, 2050],
          ],
          before: 300,
          standing: 'low',
          by: 'corner',
        },
        WARDROBE,
        DESK,
      ];
    case 'office':
      return [
        { ...DESK, sizes: [[1600, 1000], ...DESK.sizes] },
        {
          kind: 'shelf',
          sizes: [
            [1800, 400],
            [1200, 400],
            [600, 400],
          ],
          before: 500,
          standing: 'tall',
          by: 'corner',
        },
        { kind: 'armchair', sizes: [[800, 800]], before: 300, standing: 'low', by: 'corner' },
      ];
    case 'living':
    case 'family': {
      const sizes =
        room.area > 16
          ? ([
              [2400, 1950],
              [2000, 1950],
            ] as const)
          : ([
              [2000, 1950],
              [1600, 1950],
            ] as const);
      // Where there is no room for a table before it, there is none; one still walks by.
      const alone = [
        [2000, 950, 700],
        [1600, 950, 700],
      ] as const;
      return [
        { kind: 'sofa', sizes: [...sizes, ...alone], before: 300, standing: 'low', by: 'middle' },
        {
          kind: 'tv',
          sizes: [
            [1800, 400],
            [1200, 400],
          ],
          before: 400,
          standing: 'low',
          by: 'facing',
        },
        { kind: 'armchair', sizes: [[800, 800]], before: 400, standing: 'low', by: 'window' },
        {
          kind: 'shelf',
          sizes: [
            [1800, 350],
            [1200, 350],
          ],
          before: 400,
          standing: 'tall',
          by: 'corner',
        },
      ];
    }
    case 'bath': {
      const tub: Wanted = {
        kind: form === 'free' ? 'freeTub' : 'tub',
        sizes: [
          [1700, 750],
          [1600, 700],
          [1500, 700],
        ],
        before: 400,
        standing: 'low',
        by: 'corner',
      };
      const shower: Wanted = {
        kind: 'shower',
        sizes: [
          [900, 900],
          [800, 800],
          [700, 700],
        ],
        before: 500,
        standing: 'low',
        by: 'corner',
      };
      const wet = !isMain
        ? [shower]
        : form === 'tub'
          ? [tub]
          : form === 'both' || form === 'free'
            ? [tub, shower]
            : form === 'wc'
              ? []
              : [{ ...shower, sizes: form === 'open' ? ([[1400, 900], ...shower.sizes] as const) : shower.sizes }];
      return [
        ...wet,
        TOILET,
        basin(...(isMain && storey.at > 0 && form === 'free' ? [1400] : []), room.area > 5 ? 1000 : 800, 600),
      ];
    }
    case 'wc':
      return [TOILET, basin(600, 500)];
    case 'laundry':
      return [
        { kind: 'machine', sizes: [[600, 620]], before: 600, standing: 'low', by: 'corner', mark: 'TM' },
        { kind: 'machine', sizes: [[600, 620]], before: 600, standing: 'low', by: 'corner', mark: 'TT' },
        heater(features, 500),
        {
          kind: 'bench',
          sizes: [
            [1800, 600],
            [1200, 600],
            [600, 600],
          ],
          before: 600,
          standing: 'bench',
          by: 'corner',
        },
        { kind: 'tall', sizes: [[600, 600]], before: 500, standing: 'tall', by: 'corner', mark: 'ST' },
      ];
    case 'technical':
      return [
        heater(features, 600),
        { kind: 'tall', sizes: [[600, 600]], before: 500, standing: 'tall', by: 'corner', mark: 'EL' },
      ];
    case 'hall':
      return room.area < 3.5 || storey.at > 0
        ? []
        : [
            {
              kind: 'wardrobe',
              sizes: [
                [1800, 600],
                [1200, 600],
                [600, 600],
              ],
              before: 600,
              standing: 'tall',
              by: 'corner',
              mark: 'G',
            },
            {
              kind: 'bench',
              sizes: [
                [1200, 350],
                [900, 350],
              ],
              before: 500,
              standing: 'low',
              by: 'door',
            },
          ];
    case 'closet':
      return [
        {
          kind: 'rack',
          sizes: [
            [2400, 600],
            [1800, 600],
            [1500, 600],
            [1200, 600],
            [900, 600],
          ],
          before: 550,
          standing: 'bench',
          by: 'corner',
        },
        {
          kind: 'rack',
          sizes: [
            [2400, 600],
            [1800, 600],
            [1200, 600],
            [900, 400],
          ],
          before: 550,
          standing: 'bench',
          by: 'corner',
        },
      ];
    case 'pantry':
    case 'store':
      if (features.shows?.storage !== undefined) return storageIn(features, 600);
      return [
        {
          kind: 'shelf',
          sizes: [
            [2400, 400],
            [1800, 400],
            [1200, 400],
            [800, 350],
          ],
          before: 600,
          standing: 'tall',
          by: 'corner',
        },
        {
          kind: 'shelf',
          sizes: [
            [1800, 400],
            [1200, 400],
            [800, 350],
          ],
          before: 600,
          standing: 'tall',
          by: 'corner',
        },
      ];
    case 'sauna':
      return [
        { kind: 'saunaHeater', sizes: [[450, 450]], before: 200, standing: 'low', by: 'door', form: features.shows?.sauna },
        {
          kind: 'bench',
          sizes: [
            [2000, 600],
            [1600, 600],
            [1200, 500],
          ],
          before: 300,
          standing: 'low',
          by: 'corner',
        },
      ];
    case 'garage':
      // One goes there beside the cars.
      return features.shows?.storage === undefined ? [] : storageIn(features, 0);
    case 'studio':
      return [
        ...(features.pentry === undefined
          ? []
          : [{ kind: 'pentry', sizes: [[features.pentry, 600]], before: 800, standing: 'bench', by: 'corner' } as const]),
        { kind: 'single', sizes: [[1200, 2050]], before: 400, standing: 'low', by: 'corner' },
        { kind: 'sofa', sizes: [[1600, 1950]], before: 100, standing: 'low', by: 'middle' },
        DESK,
      ];
    case 'kitchen':
    case 'dining':
    case 'unfinished':
      return [];
  }
}
