import {
  type CompiledModel,
  type Configuration,
  compileModel,
  drawnAddress,
  GARDEN_STILL,
  isModelPicture,
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
import { ownAddress } from '../preview/own-address.ts';
import { frameOf, isOnPaper } from './picture/frame-of.ts';

/** The picture of a house that a page shows before any script has loaded. The server makes it as one file. */
export interface FirstPicture {
  /** The address of the picture. It contains all selections, so that the same address always shows the same picture. */
  readonly address: string;
  /** The picture’s size and subject. Null for a floor plan, which is shown whole. */
  readonly frame: PictureFrame | null;
}

/** Everything that a page shows of a house before the configurator has loaded. */
export interface FirstSight extends FirstPicture {
  readonly houseTitle: string;
  /** Whether the bar above the picture has an extra line for the prices that the law requires beside a campaign price. */
  readonly hasStrip: boolean;
  /** Whether the section of the first step has a text, for which the page reserves space. */
  readonly isRead: boolean;
  /** Whether the page offers to ask only the questions that shape the house (the quick road). */
  readonly offersRoad: boolean;
}

/**
 * Returns what a page first shows of a configuration, if the configuration opens at its first step. Null if the server cannot make the
 * picture as one file.
 * @param now milliseconds since 1970
 */
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

/**
 * Returns the picture of a step if the server can make it as one file: composed from layers, rendered from the 3D model, or drawn as a
 * floor plan. Null for other pictures and for pictures of unknown size.
 */
export function firstPicture(
  configuration: Configuration,
  compiled: CompiledModel,
  visit: Visit,
  step: Step,
): FirstPicture | null {
  const picture = pictureOfStep(configuration, compiled, visit, step);
  const frame = picture.kind === 'manifest' || picture.kind === 'layers' ? frameOf(picture) : null;
  if (isModelPicture(picture)) return { address: ownAddress(drawnAddress(picture, 'wide')), frame: GARDEN_STILL };
  if (isOnPaper(picture)) return { address: ownAddress(drawnAddress(picture)), frame: null };
  const { houseId, municipalityId } = configuration;
  return (
    frame && { address: composedAddress({ houseId, municipalityId, selections: selectionsOf(compiled, visit) }, step), frame }
  );
}
