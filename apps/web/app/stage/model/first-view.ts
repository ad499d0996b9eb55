import type { Configuration, Picture, Step } from '@gavel/core';
import type { HousePlan } from '@gavel/core/plan';
import { findRoom, type HouseView } from '@gavel/house-model';

/** The step at which the visitor opens the 3D model, and the picture of that step. */
export interface Opening {
  readonly step: Step | null;
  readonly picture: Picture;
}

/** What the 3D model shows when it opens. */
export interface FirstView {
  readonly view: HouseView;
  /** The name of the room in which the visitor begins; undefined if the viewpoint is outside, or over an open storey. */
  readonly room?: string;
}

/**
 * Returns what the 3D model shows first: the storey whose floor plan the visitor has just seen, or the room that the question is about.
 * For all other steps, the 3D model first shows the outside of the house.
 */
export function firstView(
  { step, picture }: Opening,
  { sections }: Pick<Configuration, 'sections'>,
  plan: HousePlan,
  answers: readonly string[],
): FirstView {
  const camera = picture.kind === 'static' ? null : picture.camera;
  const [, number] = /^storey-(\d+)$/.exec(camera?.id ?? '') ?? [];
  if (number && !plan.open && plan.storeys.length >= Number(number))
    return { view: { kind: 'open', storey: Number(number) - 1 } };
  const section = sections.find(({ id }) => id === step?.sectionId);
  const surface = plan.surfaces?.find(({ question }) => question === step?.questionId)?.surface;
  const subjects = [camera?.room?.scene, surface, section?.dynamicImageSceneId].filter((subject) => subject !== undefined);
  const room = findRoom(plan, answers, subjects);
  return room ? { view: { kind: 'inside', storey: room.storey }, room: room.name } : { view: { kind: 'outside' } };
}
