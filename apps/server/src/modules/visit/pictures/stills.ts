import { CARD_STILL, GARDEN_STILL, STILLS } from '@gavel/core';
import { buildingOf, chosenAnswers } from '@gavel/core/plan';
import type { StillView } from '@gavel/house-model/still';
import type { LayerFile } from '../../../adapters/media/compose-picture.ts';
import { renditionName } from '../../../adapters/media/rendition-name.ts';
import type { Renditions } from '../../../adapters/media/renditions.ts';
import type { StillMaker } from '../../../adapters/still/still-maker.ts';
import type { CurrentRange } from '../../range/current-range.ts';
import { fingerprint } from './fingerprint.ts';

/**
 * Returns the picture of the 3D model for an address under `/media/still/`. The picture is made when it is first read. Null: there is no
 * such house, or the range does not describe its rooms. Picture keys that the house does not know are ignored.
 */
export type Stills = (range: CurrentRange, path: string, query: Readonly<Record<string, string>>) => Still | null;

type Still = LayerFile;

/** Increase this number when a code change alters the pixels of an unchanged house. */
const RENDERER = 4;

/**
 * The direction of the sun in degrees: to the left of the viewer, as on an afternoon in the browser’s 3D view, and above the
 * horizon. The sun moves with the viewpoint, so that no side is in the shade.
 */
const SUN = { sunTurn: -18, sunHeight: 40 } as const;

/** The viewpoint of each camera. A camera that is missing here has the viewpoint of the front. */
const views: Readonly<Record<string, StillView>> = {
  front: { azimuth: 326, ...SUN },
  back: { azimuth: 146, ...SUN },
  gable: { azimuth: 62, ...SUN },
  'gable-left': { azimuth: 284, ...SUN },
  evening: { azimuth: 326, sunTurn: -40, sunHeight: 7 },
};

/**
 * Returns whether a parameter of the address decides what a picture of the 3D model shows. All other parameters decide only the size and
 * the format of the picture.
 */
export function isOfStill(name: string): boolean {
  return name === 'view' || name === 'frame' || name.startsWith('plan.');
}

export function createStills({ keptPart }: Pick<Renditions, 'keptPart'>, { make }: Pick<StillMaker, 'make'>): Stills {
  return ({ houses }, path, query) => {
    const key = path.startsWith(STILLS) ? path.slice(STILLS.length).replace(/\.webp$/, '') : '';
    const house = houses.find((one) => one.key === key);
    if (!house?.plan) return null;
    const { plan, drawing } = house;
    const answers = chosenAnswers(plan, new Map(Object.entries(query)));
    const { view: camera = '', frame: framed } = query;
    const view = Object.hasOwn(views, camera) ? views[camera] : views.front;
    if (!view) return null;
    const frame = framed === 'card' ? CARD_STILL : GARDEN_STILL;
    const { width, height } = frame;
    const deciding = { width, height, renderer: RENDERER, plan: fingerprint(plan), building: buildingOf(drawing), answers, view };
    const name = renditionName(deciding, 'jpeg');
    return {
      content: name,
      facts: async () => ({ width, height, hasAlpha: false, isDrawing: false }),
      read: () => keptPart(name, () => make({ plan, building: buildingOf(drawing), answers, view, frame })),
    };
  };
}
