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

/** The usual surfaces of rooms. */
const usual: Readonly<Record<RoomSurface, Material>> = {
  livingFloor: wood('', '#b3936b'),
  kitchenFloor: wood('', '#b3936b'),
  bedroomFloor: wood('', '#b3936b'),
  hallFloor: wood('', '#b3936b'),
  upperFloor: wood('', '#b3936b'),
  bathFloor: { look: 'flooring', form: 'tiles', colour: '#b3b1aa' },
  walls: { look: 'paint', form: '', colour: '#ebe6dc' },
  ceiling: { look: 'paint', form: '', colour: '#f7f5f0' },
  innerDoors: { look: 'paint', form: '', colour: '#f0ece1' },
  stairs: wood('', '#b98d57'),
  kitchenFronts: { look: 'paint', form: '', colour: '#f0ece1' },
  worktop: { look: 'stone', form: '', colour: '#a7a49d' },
  bathFurniture: wood('', '#b98d57'),
};

/** The names of the surfaces that have another name as materials. */
const named = { walls: 'lining' } as const satisfies Partial<Record<RoomSurface, MaterialKey>>;

/** The colour of all floors of a closed house, where little of a room shows through a window. */
const DARK_FLOOR = '#6d5338';

/** Returns the materials of rooms. In a closed house, all have their usual look. */
export function roomMaterials(looks: SurfaceLooks, isOpen: boolean): readonly (readonly [MaterialKey, Material])[] {
  const surfaces = Object.entries(usual) as [RoomSurface, Material][];
  return surfaces.map(([surface, material]) => {
    const key = surface in named ? named.walls : (surface as Exclude<RoomSurface, 'walls'>);
    if (!isOpen) {
      const isFloor = floors.some((floor) => floor === surface);
      if (isFloor) return [key, wood('', DARK_FLOOR)];
      return [key, surface === 'walls' ? { ...material, colour: '#8f8a80' } : material];
    }
    // A house that asks about the floor of its living room only has the same floor in other dry rooms.
    const look =
      looks[surface] ?? (surface !== 'bathFloor' && floors.some((floor) => floor === surface) ? looks.livingFloor : undefined);
    return [key, look ? materialOf(look) : material];
  });
}

function wood(form: string, colour: string): Material {
  return { look: form === '' ? 'decking' : 'flooring', form, colour };
}

/** Returns a surface that looks like a sample. */
function materialOf({ pattern, colour }: SurfaceLook): Material {
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
    case 'betong':
    case 'mikrocement':
    case 'bankskiva':
      return { look: 'stone', form: '', colour };
    default:
      return { look: 'paint', form: '', colour };
  }
}
