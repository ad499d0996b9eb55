import { modelTexts } from '@gavel/texts';
import { useTexts } from '../../texts/use-texts.ts';
import type { ModelPlaces } from './model-bar.tsx';
import type { ModelView } from './scene/create-view.ts';
import type { Standing } from './scene/walk.ts';
import type { ModelOfVisit } from './use-house-model.ts';

/** The sides of the house, 90 degrees apart. Left and right are those of a person who faces the front. */
const SIDES = ['facingFront', 'facingRight', 'facingBack', 'facingLeft'] as const;

/** Returns the places to which the visitor can go: inside the house its rooms, otherwise its sides. */
export function usePlaces(
  view: ModelView | null,
  { space }: Pick<ModelOfVisit, 'space'>,
  azimuth: number,
  standing: Standing | null,
): ModelPlaces {
  const t = useTexts(modelTexts);
  if (!space)
    return {
      label: t('facing'),
      names: SIDES.map((side) => t(side)),
      at: Math.round(azimuth / 90) % SIDES.length,
      go: (at) => view?.orbit.face(at * 90),
    };
  return {
    label: t('goTo'),
    names: space.rooms.map(({ name }) => name),
    at: Math.max(0, standing?.room ?? 0),
    go: (at) => {
      const room = space.rooms[at];
      if (room) view?.walk.goTo(room);
    },
  };
}
