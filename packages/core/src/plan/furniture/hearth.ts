import type { Features } from '../house-plan.ts';
import { boxIn, sizeOf } from '../pieces.ts';
import type { Room, Storey } from '../storey.ts';
import type { Furnishing } from './furnishing.ts';

/** The distance that other furniture keeps from a hearth, mm. */
const BESIDE_HEARTH = 200;

/** Puts the chosen hearth into its room, and keeps the wall beside it free. */
export function placeHearth(furnishing: Furnishing): void {
  const { storey, features, space } = furnishing;
  const room = roomOfHearth(storey, features);
  if (!room || !features.hearth || features.hearth === 'none') return;
  const deep = features.hearth === 'mass' ? 750 : 600;
  const wide = { open: 1200, range: 1000, mass: 950, stove: 650, prepared: 650 }[features.hearth];
  const hearth = furnishing.place(room, {
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

function roomOfHearth({ rooms, at }: Storey, { hearthIn = 'living' }: Features): Room | undefined {
  if (at > 0) return undefined;
  return rooms.find(({ kind }) => kind === (hearthIn === 'kitchen' ? 'kitchen' : 'living'));
}
