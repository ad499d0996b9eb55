import { keysOf } from '../build/build-picture-keys.ts';
import type { Offer } from '../build/offer.ts';
import { splitPictureKey } from '../build/picture-references.ts';
import { scenesOf } from '../build/picture-scenes.ts';
import { INTERIORS } from '../source/pictures.ts';
import type { AnswerSource, SectionSource, Source } from '../source/source.ts';
import type { ChosenAnswer } from './excluding-answers.ts';
import type { PictureView } from './picture-views.ts';

/**
 * `lacking`: a picture that should show the answer is missing, although the camera, or another scene of the section, is rendered.
 * `drawn`: the camera has no rendered pictures, and none is lacking. `proven`: the camera has all pictures that should show the answer.
 */
type Proof = 'proven' | 'drawn' | 'lacking';

/** An answer as one camera shows it. The check of pictures and the range editor both use it, so that they cannot disagree. */
export interface AnswerCell {
  readonly view: PictureView;
  readonly proof: Proof;
  /** The answer's picture keys that the camera shows. */
  readonly keys: readonly string[];
  /** The keys of `keys` whose pictures are lacking. */
  readonly lacking: readonly string[];
}

/** Returns a cell for every camera that shows one of the answer's picture keys. */
export function answerCells(answer: AnswerSource, views: readonly PictureView[]): readonly AnswerCell[] {
  return views.flatMap((view): AnswerCell[] => {
    const keys = keysOf(answer).filter((pictureKey) => view.shows(splitPictureKey(pictureKey)[0]));
    if (keys.length === 0) return [];
    const lacking = view.isRendered ? keys.filter((pictureKey) => !view.has(...splitPictureKey(pictureKey))) : [];
    return [{ view, proof: view.isRendered ? (lacking.length > 0 ? 'lacking' : 'proven') : 'drawn', keys, lacking }];
  });
}

/** The scene that an answer picks. */
interface PickedScene {
  readonly scene: string;
  /**
   * The sections in which other scenes are rendered, but this scene is not. Because of this, such a section shows drawings for all its
   * scenes. Empty: there is no such section.
   */
  readonly lackingIn: readonly SectionSource[];
  readonly cells: readonly AnswerCell[];
}

/**
 * Returns the scene that an answer picks. The base picture of the scene shows the answer. The scene must be rendered if other scenes of its
 * section are rendered.
 */
export function pickedScene(
  { pictures: { scenes } }: Source,
  offer: Offer,
  { question, answer }: ChosenAnswer,
  views: readonly PictureView[],
): PickedScene {
  const [pictureKey = ''] = answer.picture ?? [];
  const [, scene] = splitPictureKey(pictureKey);
  const sections = offer.sections.map(({ section }) => section).filter(({ sceneFrom }) => sceneFrom === question.key);
  const rendered = sections.filter((section) => scenesOf(section, offer).some((some) => scenes.has(some)));
  const lackingIn = scenes.has(scene) ? [] : rendered;
  const unrendered = lackingIn.length > 0 ? 'lacking' : 'drawn';
  const cells = views
    .filter(({ folder }) => folder === `${INTERIORS}/${scene}`)
    .map((view): AnswerCell => {
      const proof = view.isRendered ? 'proven' : unrendered;
      return { view, proof, keys: [pictureKey], lacking: proof === 'lacking' ? [pictureKey] : [] };
    });
  return { scene, lackingIn, cells };
}
