import type { Camera, GuideAnswer, GuideQuestion, GuideSection, MoreInformationRenderMode, PictureFrame } from '@gavel/core';
import { EXTERIORS, INTERIORS, type Pictures } from '../source/pictures.ts';
import { baseKeysOf } from '../source/price-entries.ts';
import type { AnswerSource, SectionSource, Source } from '../source/source.ts';
import { cleanHtml } from './clean-html.ts';
import type { Ids } from './ids.ts';
import type { Offer, OfferedQuestion, OfferedSection } from './offer.ts';
import { landscapeAddress, pictureAddress, sampleAddress } from './picture-addresses.ts';
import { camerasIn, EXTERIOR, frameOf } from './picture-scenes.ts';
import { printPublishedRule } from './print-published-rule.ts';

/** What a house asks, in range order. */
export function buildSections(offer: Offer, source: Source, ids: Ids): GuideSection[] {
  return offer.sections.map((section) => buildSection(section, { offer, source, ids }));
}

interface Context {
  readonly offer: Offer;
  readonly source: Source;
  readonly ids: Ids;
}

function buildSection({ section, questions }: OfferedSection, context: Context): GuideSection {
  const { key, title, text, bullets, tip, scene = '', sceneFrom } = section;
  const { offer, source, ids } = context;
  const { pictures } = source;
  const cameras = camerasIn(section, offer.house).map((id) => buildCamera(source, id, frameOf(pictures, section, offer, id)));
  return {
    id: ids('sections', key),
    title,
    text: cleanHtml(text),
    bulletsText: cleanHtml(bullets),
    tip: cleanHtml(tip),
    backgroundImage: pictureAddress(pictures, backgroundPath(section), landscapeAddress(key)),
    dynamicImageFolder: cameras.some(({ width }) => width !== null) ? folderOf(section, offer.house.key, pictures) : '',
    dynamicImageCameras: cameras,
    dynamicImageSceneFolderFromQuestionId:
      sceneFrom !== undefined && offer.questions.has(sceneFrom) ? ids('questions', sceneFrom) : null,
    dynamicImageSceneId: scene,
    useNewImageManifest: false,
    questions: questions.map((question) => buildQuestion(question, section, context)),
  };
}

function buildCamera({ cameras }: Source, id: string, frame: PictureFrame | null): Camera {
  const title = cameras.find(({ key }) => key === id)?.title ?? id;
  const { width = null, height = null, subject = null } = frame ?? {};
  return { id, title, width, height, subject };
}

function backgroundPath({ key }: SectionSource): string {
  return `sections/${key}.webp`;
}

/** Where a section's layers lie: beside the house's manifest, or under a folder for each scene. */
function folderOf({ scene }: SectionSource, house: string, { hash }: Pictures): string {
  return scene === EXTERIOR ? `/media/${hash}/${EXTERIORS}/${house}` : `/media/${hash}/${INTERIORS}`;
}

function buildQuestion({ question, answers }: OfferedQuestion, section: SectionSource, context: Context): GuideQuestion {
  const { offer, source, ids } = context;
  const information = source.productInformation.find((some) => some.question === question.key);
  const built = answers.map((answer) => buildAnswer(answer, question.key, context));
  return {
    id: ids('questions', question.key),
    title: question.title,
    rule: printPublishedRule(offer.foldRule(question.rule), ids),
    tip: cleanHtml(question.tip),
    showQuestionIfOneAnswer: question.showIfOneAnswer ?? false,
    showImageOnSummary: question.showImageOnSummary ?? false,
    hidePrice: question.hidePrice ?? false,
    hasAccessories: question.accessories ?? false,
    imageRenderingMethod: question.rendering ?? 'static',
    moreInformationRenderMode: question.moreInformation ?? usualMode(built),
    // Without one the house goes on to be shown.
    staticFullscreenImage: pictureAddress(source.pictures, backgroundPath(section), ''),
    hasProductInformation: information !== undefined,
    productInformation: information?.title ?? '',
    defaultCameraId: question.camera ?? '',
    answers: built,
  };
}

/** Closed on entry where some answer has more to tell, otherwise always. */
function usualMode(answers: readonly GuideAnswer[]): MoreInformationRenderMode {
  return answers.some(({ detailText }) => detailText !== '') ? 'closed' : 'alwaysClosed';
}

function buildAnswer(answer: AnswerSource, question: string, { offer, source, ids }: Context): GuideAnswer {
  const picture = answer.picture ?? [];
  const paletteImage = sampleAddress(source.pictures, answer.sample);
  return {
    id: ids('answers', answer.key),
    title: answer.title,
    rule: printPublishedRule(offer.foldRule(answer.rule), ids),
    parentQuestionId: ids('questions', question),
    baseAnswerIds: baseKeysOf(answer).map((base) => ids('baseAnswers', base)),
    isDefaultAnswer: answer.default ?? false,
    showAsDisabledWhenRuleFalse: answer.whenNotSelectable === 'show',
    disabledText: answer.disabledText ?? '',
    paletteImage,
    productImage: pictureAddress(source.pictures, `products/${answer.key}.webp`, paletteImage),
    // Without one the question's is shown.
    staticFullscreenImage: pictureAddress(source.pictures, `fullscreen/${answer.key}.webp`, ''),
    dynamicImageKeys: picture,
    manifestImageKeys: picture,
    overrideImageKey: answer.overridePicture ?? '',
    detailText: cleanHtml(answer.detailText),
    altText: answer.altText ?? '',
  };
}
