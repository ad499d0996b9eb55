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

/** What a step's picture is, and from where it can be looked at. */
export interface PictureView {
  readonly picture: Picture;
  /** Of the scene that is shown; none for a picture that was taken once. */
  readonly cameras: readonly Camera[];
  /** Null for a picture that was taken once. */
  readonly camera: Camera | null;
  /** It is not of this very house. */
  readonly isExample: boolean;
  choose(cameraId: string): void;
  /** To the next camera, or with -1 to the one before; round and round. */
  turn(steps: 1 | -1): void;
}

/** The camera is the one that the visitor chose, until a question comes that has another camera of its own than the one it was chosen at. */
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
      plots && shown.kind === 'drawn' && shown.subject === 'plan' ? northOf(plotsOf(configuration, plots)) : undefined;
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

/** The cameras of the section whose scene is shown, which is another one's where a section has none of its own. */
function camerasBeside(
  sections: readonly { readonly id: SectionId; readonly dynamicImageCameras: readonly Camera[] }[],
  camera: Camera,
  sectionId: SectionId | null,
): readonly Camera[] {
  const having = sections.filter(({ dynamicImageCameras }) => dynamicImageCameras.includes(camera));
  return (having.find(({ id }) => id === sectionId) ?? having[0])?.dynamicImageCameras ?? [];
}
