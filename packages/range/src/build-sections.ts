import type { Camera, GuideAnswer, GuideQuestion, GuideSection } from '@gavel/core';
import { cameraTitles } from './camera-titles.ts';
import { cleanHtml } from './clean-html.ts';
import type { Ids } from './ids.ts';
import type { Offer, OfferedQuestion, OfferedSection } from './offer.ts';
import { landscapeAddress, sampleAddress } from './picture-addresses.ts';
import { baseKeysOf } from './price-entries.ts';
import { printPublishedRule } from './print-published-rule.ts';
import type { AnswerSource, ProductInformationSource, SectionSource } from './source.ts';

/** The scene whose pictures are the house's own. */
export const EXTERIOR = 'exterior';

/** What a house asks, in range order. */
export function buildSections(offer: Offer, productInformation: readonly ProductInformationSource[], ids: Ids): GuideSection[] {
  return offer.sections.map((section) => buildSection(section, { offer, productInformation, ids }));
}

interface Context {
  readonly offer: Offer;
  readonly productInformation: readonly ProductInformationSource[];
  readonly ids: Ids;
}

function buildSection({ section, questions }: OfferedSection, context: Context): GuideSection {
  const { key, title, text, bullets, tip, scene = '', cameras = [] } = section;
  return {
    id: context.ids('sections', key),
    title,
    text: cleanHtml(text),
    bulletsText: cleanHtml(bullets),
    tip: cleanHtml(tip),
    backgroundImage: landscapeAddress(key),
    dynamicImageFolder: scene === EXTERIOR ? context.offer.house.key : scene,
    dynamicImageCameras: cameras.map(
      (id): Camera => ({ id, title: cameraTitles[id] ?? id, width: null, height: null, subject: null }),
    ),
    dynamicImageSceneFolderFromQuestionId: null,
    dynamicImageSceneId: scene,
    useNewImageManifest: false,
    questions: questions.map((question) => buildQuestion(question, section, context)),
  };
}

function buildQuestion({ question, answers }: OfferedQuestion, section: SectionSource, context: Context): GuideQuestion {
  const { offer, productInformation, ids } = context;
  const information = productInformation.find((some) => some.question === question.key);
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
    imageRenderingMethod: question.rendering ?? 1,
    moreInformationRenderMode: question.moreInformation ?? usualMode(built),
    staticFullscreenImage: landscapeAddress(section.key),
    hasProductInformation: information !== undefined,
    productInformation: information?.title ?? '',
    defaultCameraId: question.camera ?? '',
    answers: built,
  };
}

/** Closed on entry where some answer has more to tell, otherwise none. */
function usualMode(answers: readonly GuideAnswer[]): number {
  return answers.some(({ detailText }) => detailText !== '') ? 0 : 3;
}

function buildAnswer(answer: AnswerSource, question: string, { offer, ids }: Context): GuideAnswer {
  const picture = answer.picture ?? [];
  return {
    id: ids('answers', answer.key),
    title: answer.title,
    rule: printPublishedRule(offer.foldRule(answer.rule), ids),
    parentQuestionId: ids('questions', question),
    baseAnswerIds: baseKeysOf(answer).map((base) => ids('baseAnswers', base)),
    isDefaultAnswer: answer.default ?? false,
    showAsDisabledWhenRuleFalse: answer.whenNotSelectable === 'show',
    disabledText: answer.disabledText ?? '',
    paletteImage: sampleAddress(answer.sample),
    productImage: sampleAddress(answer.sample),
    staticFullscreenImage: '',
    dynamicImageKeys: picture,
    manifestImageKeys: picture,
    overrideImageKey: answer.overridePicture ?? '',
    detailText: cleanHtml(answer.detailText),
    altText: answer.altText ?? '',
  };
}
