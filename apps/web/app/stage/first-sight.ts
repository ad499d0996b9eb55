import {
  type CompiledModel,
  type Configuration,
  compileModel,
  drawnAddress,
  listedSteps,
  type PictureFrame,
  pictureOfStep,
  quickRoad,
  resolveStep,
  type Step,
  selectionsOf,
  startVisit,
  totalsOf,
  type Visit,
} from '@gavel/core';
import { composedAddress } from '../kept-house/composed-address.ts';
import { frameOf, isOnPaper } from './picture/frame-of.ts';

/** The picture that a page shows of a house before it has any scripts: the server puts it together or draws it, and all of it comes at once. */
export interface FirstPicture {
  /** Says all that is chosen, so that the same address is the same picture. */
  readonly address: string;
  /** Null: a drawing on paper, shown whole. Its address does not say yet how large its text is. */
  readonly frame: PictureFrame | null;
}

/** What a page shows of a house before the configurator is there. */
export interface FirstSight extends FirstPicture {
  readonly houseTitle: string;
  /** The prices stand higher than usual, because one is a campaign's. */
  readonly hasStrip: boolean;
  /** The first step has something to read beside the house. */
  readonly isRead: boolean;
  /** The quick road is offered on the picture. */
  readonly offersRoad: boolean;
}

/** The first sight of a configuration as it opens at its first step; null where its picture is none that the server puts together. @param now milliseconds since 1970 */
export function firstSight(configuration: Configuration, now: number): FirstSight | null {
  const compiled = compileModel(configuration);
  const { visit } = startVisit(compiled, configuration.selections);
  const steps = listedSteps(compiled, visit);
  const { step } = resolveStep(compiled, steps, 1, 1);
  const picture = step && firstPicture(configuration, compiled, visit, step);
  if (!picture) return null;
  const section = configuration.sections.find(({ id }) => id === step.sectionId);
  return {
    ...picture,
    houseTitle: configuration.houseTitle,
    hasStrip: totalsOf(compiled, visit, now).discount !== 0,
    isRead: Boolean(section?.text || section?.bulletsText || section?.tip),
    offersRoad: quickRoad(compiled, steps).length > 0,
  };
}

/** The picture of a step as the server puts it together, or draws a plan; null for another, or one that does not tell its size. */
export function firstPicture(
  configuration: Configuration,
  compiled: CompiledModel,
  visit: Visit,
  step: Step,
): FirstPicture | null {
  const picture = pictureOfStep(configuration, compiled, visit, step);
  const frame = picture.kind === 'manifest' || picture.kind === 'layers' ? frameOf(picture) : null;
  if (isOnPaper(picture)) return { address: drawnAddress(picture), frame: null };
  const { houseId, municipalityId } = configuration;
  return (
    frame && { address: composedAddress({ houseId, municipalityId, selections: selectionsOf(compiled, visit) }, step), frame }
  );
}
