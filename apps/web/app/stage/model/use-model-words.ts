import { type Camera, pictureKeys, type Step } from '@gavel/core';
import type { HouseView, WalkRoom } from '@gavel/house-model';
import { modelTexts, pictureTexts } from '@gavel/texts';
import { useMemo } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { useConfigurator } from '../../visit/use-configurator.tsx';
import { seenChoices } from '../picture/describe-picture.ts';
import type { Standing } from './scene/walk.ts';

/** The eight viewpoints around the house, an eighth of a turn apart. Left and right are those of a person who faces the front. */
const PLACES = ['front', 'frontRight', 'right', 'backRight', 'back', 'backLeft', 'left', 'frontLeft'] as const;

/** The four sides of the house. Left and right are those of a person who faces the front. */
const SIDES = ['towardsFront', 'towardsRight', 'towardsBack', 'towardsLeft'] as const;

interface Viewed {
  readonly view: HouseView;
  /** The name of the storey that the 3D model shows; null if it shows the whole house. */
  readonly storey: string | null;
  /** Where the viewpoint outside the house is: degrees around the house, 0 in front, 90 to the right for a person who faces the front. */
  readonly azimuth: number;
  /** Where the visitor is, or was last, inside the house; null if they have not been inside. */
  readonly standing: Standing | null;
  /** The rooms of the storey in which the visitor stands. */
  readonly rooms: readonly WalkRoom[];
}

/** A description of the 3D model. */
export interface ModelWords {
  readonly words: string;
  /** The description of the 3D model without the colours and materials. */
  readonly caption: string;
}

/**
 * Describes the 3D model for visitors who cannot see it: the house, the viewpoint, and the colours and materials of the outside, or the
 * storey and the room.
 */
export function useModelWords(step: Step | null, { view, storey, azimuth, standing, rooms }: Viewed): ModelWords {
  const t = useTexts(modelTexts);
  const picture = useTexts(pictureTexts);
  const { configuration, compiled, visit } = useConfigurator((state) => state);
  const place = PLACES[Math.round(azimuth / 45) % 8] ?? 'front';
  const answers = useMemo(() => {
    const { sections, dynamicImageKeys } = configuration;
    const outside = sections.find((section) => section.dynamicImageCameras.some(isOutside));
    const keys = pictureKeys(
      compiled,
      visit,
      sections,
      dynamicImageKeys,
      outside?.id ?? step?.sectionId ?? null,
      'manifestImageKeys',
    );
    const shown = new Map([...keys].filter(([category]) => !category.startsWith('plan.')));
    return seenChoices(configuration, compiled, visit, shown)
      .map((choice) => picture('answer', { ...choice }))
      .join('; ');
  }, [configuration, compiled, visit, step, picture]);
  const house = configuration.houseTitle;
  if (view.kind === 'inside' && storey !== null && standing) {
    const side = t(SIDES[Math.round(standing.facing / 90) % 4] ?? 'towardsFront');
    const room = rooms[standing.room]?.name;
    return alone(room === undefined ? t('insideBetween', { house, storey, side }) : t('inside', { house, storey, room, side }));
  }
  if (storey !== null) return alone(t('ofStorey', { house, storey, place: t(place) }));
  const caption = t('of', { house, place: t(place) });
  return answers ? { words: t('ofWith', { house, place: t(place), answers }), caption } : alone(caption);
}

function alone(words: string): ModelWords {
  return { words, caption: words };
}

function isOutside({ id }: Camera): boolean {
  return id === 'front';
}
