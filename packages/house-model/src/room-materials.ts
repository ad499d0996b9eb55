import type { RoomKind, RoomSurface, SurfaceLook, SurfaceLooks } from '@gavel/core/plan';
import type { Material, MaterialKey } from './house-model.ts';

/** The floors of rooms. */
const floors = ['livingFloor', 'kitchenFloor', 'bedroomFloor', 'hallFloor', 'upperFloor', 'bathFloor'] as const;
type Floor = (typeof floors)[number];

/**
 * Returns the material of a room’s floor.
 * @param isUpper whether the room is over the lowest storey
 */
export function floorMaterial(kind: RoomKind, isUpper: boolean): Floor | 'floor' {
  switch (kind) {
    case 'bath':
    case 'wc':
    case 'laundry':
    case 'sauna':
      return 'bathFloor';
    case 'kitchen':
    case 'pantry':
      return 'kitchenFloor';
    case 'master':
    case 'bedroom':
    case 'closet':
    case 'office':
      return 'bedroomFloor';
    case 'living':
    case 'dining':
    case 'family':
    case 'studio':
      return isUpper ? 'upperFloor' : 'livingFloor';
    case 'hall':
      return isUpper ? 'upperFloor' : 'hallFloor';
    default:
      return 'floor';
  }
}

/** The materials of a room’s surfaces that the visitor has not chosen. */
const usual: Readonly<Record<RoomSurface, Material>> = {
  livingFloor: wood('', '#b3936b'),
  kitchenFloor: wood('', '#b3936b'),
  bedroomFloor: wood('', '#b3936b'),
  hallFloor: wood('', '#b3936b'),
  upperFloor: wood('', '#b3936b'),
  bathFloor: { look: 'flooring', form: 'tiles', colour: '#b3b1aa' },
  walls: paint('#ebe6dc'),
  ceiling: paint('#f7f5f0'),
  innerDoors: paint('#f0ece1'),
  stairs: wood('', '#b98d57'),
  kitchenFronts: paint('#f0ece1'),
  worktop: { look: 'stone', form: '', colour: '#a7a49d' },
  bathFurniture: paint('#f2efe8'),
  bathTiles: { look: 'flooring', form: 'bond', colour: '#f2f0eb' },
  splashback: { look: 'flooring', form: 'bond', colour: '#f1efea' },
  handles: steel('#b6b9ba'),
  appliances: paint('#f3f2ee'),
  hood: steel('#c4c7c8'),
  sink: steel('#b9bcbd'),
  shower: steel('#b6b9ba'),
  hearth: { look: 'stone', form: '', colour: '#7d827f' },
  garageFloor: { look: 'stone', form: '', colour: '#a7a49d' },
};

/** The colours of the rooms in a house that is shown from outside, where little of a room shows through a window. */
const DARK = { floor: '#6d5338', walls: '#8f8a80' } as const;

/**
 * Returns the materials of rooms.
 * @param isOpen whether the model shows the rooms; if not, floors and walls are dark, and all other surfaces have their usual look
 */
export function roomMaterials(looks: SurfaceLooks, isOpen: boolean): readonly (readonly [MaterialKey, Material])[] {
  const surfaces = Object.entries(usual) as [RoomSurface, Material][];
  return surfaces.map(([surface, material]) => {
    const key = surface === 'walls' ? 'lining' : surface;
    if (!isOpen) return [key, isFloor(surface) ? wood('', DARK.floor) : surface === 'walls' ? paint(DARK.walls) : material];
    // If the visitor chose no floor for this kind of room, the room has the floor of the living room. Bathrooms keep their usual
    // floor.
    const look = looks[surface] ?? (isFloor(surface) && surface !== 'bathFloor' ? looks.livingFloor : undefined);
    return [key, look ? materialOf(look, surface) : material];
  });
}

function isFloor(surface: RoomSurface): boolean {
  return floors.some((floor) => floor === surface);
}

function paint(colour: string): Material {
  return { look: 'paint', form: '', colour };
}

function steel(colour: string): Material {
  return { look: 'metal', form: 'painted', colour };
}

function wood(form: string, colour: string): Material {
  return { look: form === '' ? 'decking' : 'flooring', form, colour };
}

/** Returns a surface that looks like a sample. */
function materialOf({ pattern, colour, accent }: SurfaceLook, surface: RoomSurface): Material {
  switch (surface) {
    case 'handles':
    case 'sink':
    case 'hood':
      return steel(colour);
    case 'shower':
      return steel(accent ?? usual.shower.colour);
    case 'appliances':
      return pattern === 'vitvara' && colour !== usual.appliances.colour ? steel(colour) : usual.appliances;
    case 'bathTiles':
    case 'splashback':
      return pattern === 'kakel'
        ? { look: 'flooring', form: 'bond', colour }
        : pattern === 'glas'
          ? steel(colour)
          : ofPattern(pattern, colour);
    default:
      return ofPattern(pattern, colour);
  }
}

function ofPattern(pattern: string, colour: string): Material {
  switch (pattern) {
    case 'parkett':
      return wood('parquet', colour);
    case 'plank':
      return wood('planks', colour);
    case 'fiskben':
      return wood('herringbone', colour);
    case 'lucka-spar':
      return wood('', colour);
    case 'lasyrpanel':
      return { look: 'boards', form: 'flush', colour };
    case 'klinker':
    case 'kakel':
      return { look: 'flooring', form: 'tiles', colour };
    case 'sten':
    case 'golv-varme':
    case 'marmor':
      return { look: 'flooring', form: 'slabs', colour };
    case 'mosaik':
      return { look: 'flooring', form: 'terrazzo', colour };
    case 'matta':
      return { look: 'cloth', form: '', colour };
    case 'liggande':
    case 'vagg-reglar':
      return { look: 'boards', form: pattern === 'liggande' ? 'lying' : 'batten', colour };
    case 'golv-brad':
    case 'eldstad-sten':
    case 'betong':
    case 'mikrocement':
    case 'bankskiva':
      return { look: 'stone', form: '', colour };
    default:
      return paint(colour);
  }
}
