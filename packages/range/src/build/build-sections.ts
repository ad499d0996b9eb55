import type { MoreInformationRenderMode } from '@gavel/core';
import type { HousePlan } from '@gavel/core/plan';
import { cleanHtml } from '../source/clean-html.ts';
import { baseKeysOf } from '../source/price-entries.ts';
import type { AnswerSource, HouseSource, QuestionSource, SectionSource, Source } from '../source/source.ts';
import type { PublishedAnswer, PublishedQuestion, PublishedSection } from '../stored/web-configuration.ts';
import { isDrawnApart, PLAN, planCategory } from './build-plan.ts';
import { firstStorey } from './first-storey.ts';
import type { Ids } from './ids.ts';
import { isFor, type Offer, type OfferedQuestion, type OfferedSection } from './offer.ts';
import { landscapeAddress, pictureReference, sampleReference } from './picture-references.ts';
import { camerasIn, STOREY } from './picture-scenes.ts';
import { printPublishedRule } from './print-published-rule.ts';
import { sampleColoursOf } from './sample-colours.ts';

/** Returns the sections and questions of a house, in range order. */
export function buildSections(offer: Offer, source: Source, ids: Ids, plan: HousePlan | null): PublishedSection[] {
  const context = { offer, source, ids, plan, sampleColours: sampleColoursOf(offer, ids) };
  return offer.sections.map((section) => buildSection(section, context));
}

interface Context {
  readonly offer: Offer;
  readonly source: Source;
  readonly ids: Ids;
  readonly plan: HousePlan | null;
  readonly sampleColours: ReturnType<typeof sampleColoursOf>;
}

function buildSection({ section, questions }: OfferedSection, context: Context): PublishedSection {
  const { key, title, text, bullets, tip, scene = '', sceneFrom } = section;
  const { offer, source, ids, plan } = context;
  const isPlanned = scene === PLAN && plan !== null;
  return {
    id: ids('sections', key),
    title,
    text: cleanHtml(text),
    bulletsText: cleanHtml(bullets),
    tip: cleanHtml(tip),
    backgroundImage: pictureReference(backgroundPath(section), landscapeAddress(key)),
    dynamicImageCameras: camerasIn(section, offer.house)
      .filter((id) => isFor(cameraOf(source, id)?.houses, offer.house))
      .map((id) => ({
        id,
        title: plan && id.startsWith(STOREY) ? storeyTitle(plan, id) : (cameraOf(source, id)?.title ?? id),
      })),
    dynamicImageSceneFolderFromQuestionId:
      sceneFrom !== undefined && offer.questions.has(sceneFrom) ? ids('questions', sceneFrom) : null,
    dynamicImageSceneId: scene === PLAN && !isPlanned ? '' : scene,
    useNewImageManifest: section.newImageManifest ?? false,
    questions: questions.map((question) => buildQuestion(question, context)),
  };
}

function cameraOf({ cameras }: Source, id: string): Source['cameras'][number] | undefined {
  return cameras.find(({ key }) => key === id);
}

function storeyTitle({ storeys }: HousePlan, camera: string): string {
  return storeys[Number(camera.slice(STOREY.length)) - 1]?.name ?? camera;
}

export function backgroundPath({ key, background = key }: SectionSource): string {
  return `sections/${background}.webp`;
}

function buildQuestion({ question, answers }: OfferedQuestion, context: Context): PublishedQuestion {
  const { offer, source, ids, plan } = context;
  const information = source.productInformation.find((some) => some.question === question.key);
  const built = answers.map((answer) => buildAnswer(answer, question, context));
  return {
    id: ids('questions', question.key),
    title: question.title,
    rule: printPublishedRule(offer.foldRule(question.rule), ids),
    tip: cleanHtml(question.tip),
    showQuestionIfOneAnswer: question.showIfOneAnswer ?? false,
    showImageOnSummary: question.showImageOnSummary ?? false,
    hidePrice: question.hidePrice ?? false,
    hasAccessories: question.accessories ?? false,
    quick: question.quick ?? false,
    imageRenderingMethod: question.rendering ?? 'static',
    moreInformationRenderMode: question.moreInformation ?? usualMode(built),
    // Without this file the address is empty, and the page shows the house. The section's background cannot replace the picture, because
    // the background may show another house.
    staticFullscreenImage: pictureReference(`fullscreen/${question.key}.webp`, ''),
    hasProductInformation: information !== undefined,
    productInformation: information?.title ?? '',
    defaultCameraId: cameraOfQuestion(question, offer.house) ?? firstStorey(question.key, plan),
    answers: built,
  };
}

/** Returns the camera that a question opens with in a house; undefined: the range sets no camera for it. */
function cameraOfQuestion({ camera }: Pick<QuestionSource, 'camera'>, house: HouseSource): string | undefined {
  return typeof camera === 'string' ? camera : camera?.find(({ houses }) => isFor(houses, house))?.camera;
}

/** Returns the usual state of *Mer info*: closed until the visitor opens it, if an answer has a detail text; otherwise always closed. */
function usualMode(answers: readonly PublishedAnswer[]): MoreInformationRenderMode {
  return answers.some(({ detailText }) => detailText !== '') ? 'closed' : 'alwaysClosed';
}

function buildAnswer(answer: AnswerSource, question: QuestionSource, context: Context): PublishedAnswer {
  const { offer, ids, plan, sampleColours } = context;
  const picture = answer.picture ?? [];
  const category = planCategory(plan, question.key);
  const paletteImage = sampleReference(answer.sample);
  return {
    id: ids('answers', answer.key),
    title: answer.title,
    rule: printPublishedRule(offer.foldRule(answer.rule), ids),
    parentQuestionId: ids('questions', question.key),
    baseAnswerIds: baseKeysOf(answer).map((base) => ids('baseAnswers', base)),
    isDefaultAnswer: answer.default ?? false,
    showAsDisabledWhenRuleFalse: answer.whenNotSelectable === 'show',
    disabledText: answer.disabledText ?? '',
    paletteImage,
    ...sampleColours(answer, question.key),
    productImage: { ...paletteImage, rendered: [`products/${answer.key}.webp`, ...paletteImage.rendered] },
    // Without this file the address is empty, and the page shows the question's picture.
    staticFullscreenImage: pictureReference(`fullscreen/${answer.key}.webp`, ''),
    dynamicImageKeys:
      category !== null && isDrawnApart(plan, question.key, answer.key) ? [...picture, `${category}:${answer.key}`] : picture,
    manifestImageKeys: picture,
    overrideImageKey: answer.overridePicture ?? '',
    unseen: whyUnseen(question, answer, offer.house),
    detailText: cleanHtml(answer.detailText),
    altText: answer.altText ?? '',
  };
}

/**
 * Returns the builder's reason why no picture of this house shows how an answer differs from the other answers; empty: the range gives no
 * reason.
 */
export function whyUnseen(
  question: Pick<QuestionSource, 'unseen'>,
  answer: Pick<AnswerSource, 'unseen'>,
  house: HouseSource,
): string {
  const said = ({ unseen }: Pick<AnswerSource, 'unseen'>) =>
    typeof unseen === 'string' ? unseen : unseen?.find(({ houses }) => isFor(houses, house))?.why;
  return said(answer) ?? said(question) ?? '';
}
