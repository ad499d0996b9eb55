import { asAnswerId, asBaseAnswerId, asQuestionId, asSectionId, type PriceEntry } from '@gavel/core';
import type { AnswerParts } from '@gavel/core/testing';
import type { PictureReference, PublishedAnswer, PublishedQuestion, PublishedSection } from '@gavel/range';

export const noPicture: PictureReference = { rendered: [], drawn: '' };

export function aPrice(price: number): PriceEntry {
  return { price, priceType: 'fixed', rule: '', conditionalUnits: [] };
}

export function aSection(id: number, title: string, questions: readonly PublishedQuestion[]): PublishedSection {
  return {
    id: asSectionId(id),
    title,
    questions,
    text: '',
    bulletsText: '',
    tip: '',
    backgroundImage: noPicture,
    dynamicImageCameras: [],
    dynamicImageSceneFolderFromQuestionId: null,
    dynamicImageSceneId: 'exterior',
    useNewImageManifest: false,
  };
}

export function aQuestion(id: number, title: string, answers: readonly PublishedAnswer[]): PublishedQuestion {
  return {
    id: asQuestionId(id),
    title,
    rule: '',
    tip: '',
    showQuestionIfOneAnswer: false,
    hidePrice: false,
    hasAccessories: false,
    quick: false,
    showImageOnSummary: false,
    imageRenderingMethod: 'static',
    moreInformationRenderMode: 'closed',
    staticFullscreenImage: noPicture,
    hasProductInformation: false,
    productInformation: '',
    defaultCameraId: '',
    answers,
  };
}

export function anAnswer(
  id: number,
  parentQuestionId: number,
  { baseAnswerIds = [], ...parts }: AnswerParts<PublishedAnswer> = {},
): PublishedAnswer {
  return {
    id: asAnswerId(id),
    parentQuestionId: asQuestionId(parentQuestionId),
    title: `Svar ${id}`,
    rule: '',
    baseAnswerIds: baseAnswerIds.map(asBaseAnswerId),
    isDefaultAnswer: false,
    showAsDisabledWhenRuleFalse: false,
    disabledText: '',
    paletteImage: noPicture,
    productImage: noPicture,
    staticFullscreenImage: noPicture,
    dynamicImageKeys: [],
    manifestImageKeys: [],
    overrideImageKey: '',
    unseen: '',
    detailText: '',
    altText: '',
    ...parts,
  };
}
