import {
  type Camera,
  isExamplePicture,
  northOf,
  type Picture,
  pictureOfStep,
  plotsOf,
  type SectionId,
  type Step,
} from '@gavel/core';
import { useMemo, useState } from 'react';
import { guideOf } from '../visit/guide-of.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { usePlots } from '../visit/use-plots.ts';

/** The picture of a step, and the cameras that can show it. */
export interface PictureView {
  readonly picture: Picture;
  /** The cameras of the scene (the house or a room) that is shown. Empty for a static picture, which is one file without cameras. */
  readonly cameras: readonly Camera[];
  /** The current camera; null for a static picture, which is one file without cameras. */
  readonly camera: Camera | null;
  /** Whether the picture shows an example and not the visitor’s own house. */
  readonly isExample: boolean;
  choose(cameraId: string): void;
  /** Rotates to the next camera with 1, to the previous one with -1. The camera after the last one is the first one. */
  turn(steps: 1 | -1): void;
}

/**
 * Returns the picture of the step. The camera that the visitor has chosen is used until a question has another default camera than the
 * question at which the visitor chose it.
 */
export function usePictureView(step: Step | null): PictureView {
  const { configuration, compiled, visit } = useConfigurator((state) => state);
  const [chosen, setChosen] = useState<{ readonly camera: string; readonly insteadOf: string } | null>(null);
  const sectionId = step?.sectionId ?? null;
  const questionId = step?.questionId ?? null;
  const question = step && guideOf(configuration).questions.get(step.questionId);
  const own = question?.defaultCameraId ?? '';
  const wished = chosen && (own === '' || own === chosen.insteadOf) ? chosen.camera : undefined;
  const { progress } = usePlots(configuration.plotIds.length > 0);
  const plots = progress.kind === 'loaded' ? progress.value : null;
  const picture = useMemo(() => {
    const shown = pictureOfStep(configuration, compiled, visit, { sectionId, questionId, camera: wished });
    const north =
      plots && shown.kind === 'drawn' && shown.subject === 'plan'
        ? northOf(plotsOf(configuration, plots), configuration.placement)
        : undefined;
    return north === undefined ? shown : { ...shown, north };
  }, [configuration, compiled, visit, sectionId, questionId, wished, plots]);
  const camera = picture.kind === 'static' ? null : picture.camera;
  const cameras = camera ? camerasBeside(configuration.sections, camera, sectionId) : [];
  const choose = (id: string) => setChosen({ camera: id, insteadOf: own });
  const turn = (steps: number) => {
    const next = camera && cameras[(cameras.indexOf(camera) + steps + cameras.length) % cameras.length];
    if (next) choose(next.id);
  };
  return { picture, cameras, camera, isExample: isExamplePicture(picture), choose, turn };
}

/**
 * Returns all cameras of the section that has the current camera. If the section of the step has this camera, returns the cameras of that
 * section; otherwise the cameras of another section.
 */
function camerasBeside(
  sections: readonly { readonly id: SectionId; readonly dynamicImageCameras: readonly Camera[] }[],
  camera: Camera,
  sectionId: SectionId | null,
): readonly Camera[] {
  const having = sections.filter(({ dynamicImageCameras }) => dynamicImageCameras.includes(camera));
  return (having.find(({ id }) => id === sectionId) ?? having[0])?.dynamicImageCameras ?? [];
}
