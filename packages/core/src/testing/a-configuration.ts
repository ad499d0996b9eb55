import type { Configuration, DynamicImageKey } from '../model/configuration.ts';
import type { Camera, GuideAnswer, GuideQuestion, GuideSection } from '../model/guide.ts';
import { asHouseId, asQuestionId, asSectionId, asWebConfigurationId } from '../model/ids.ts';
import { kr } from '../model/money.ts';
import { type AnswerParts, aModel, anAnswer, aQuestion, aSection, type ModelParts, selectionsFrom } from './a-model.ts';

/** Parts of a configuration, with plain numbers as ids. */
type ConfigurationParts = Partial<Omit<Configuration, 'baseAnswerPrices' | 'selections'>> &
  Pick<ModelParts, 'baseAnswerPrices'> & { readonly selections?: Readonly<Record<number, number>> };

/** Returns a configuration for tests; missing parts get the simplest value. */
export function aConfiguration(
  sections: readonly GuideSection[],
  { baseAnswerPrices = new Map(), selections = {}, ...parts }: ConfigurationParts = {},
): Configuration {
  return {
    ...aModel({ baseAnswerPrices }),
    id: null,
    webConfigurationId: asWebConfigurationId(1),
    webConfigurationName: 'Sjövik',
    webConfigurationVersion: 1,
    municipalityId: '2480',
    priceListName: 'Norr',
    priceListAreaCode: 'N',
    lowestHousePrice: null,
    image: '/media/sjovik.webp',
    type: 'guide',
    name: 'Mitt hus',
    price: kr(1_000_000),
    priceHistory: { campaignStarts: new Map(), periods: [] },
    updatedAtUtc: null,
    houseId: asHouseId(1),
    houseImage: '/media/sjovik.webp',
    houseFacts: null,
    houseDynamicImageKey: 'sjovik',
    isCurrentUserOwner: false,
    disclaimer: '',
    selections: selectionsFrom(selections),
    plotIds: [],
    placement: null,
    requestForProposalSentAtUtc: null,
    sections,
    bundles: [],
    campaigns: [],
    salespersons: [],
    dynamicImageKeyOrder: [],
    dynamicImageKeys: [],
    ...parts,
  };
}

export function aGuideSection(id: number, questions: readonly GuideQuestion[], parts: Partial<GuideSection> = {}): GuideSection {
  return {
    ...aSection(id, questions),
    questions,
    text: '',
    bulletsText: '',
    tip: '',
    backgroundImage: '',
    dynamicImageFolder: '',
    dynamicImageCameras: [],
    dynamicImageSceneFolderFromQuestionId: null,
    dynamicImageSceneId: '',
    useNewImageManifest: false,
    ...parts,
  };
}

export function aGuideQuestion(id: number, answers: readonly GuideAnswer[], parts: Partial<GuideQuestion> = {}): GuideQuestion {
  return {
    ...aQuestion(id, answers),
    answers,
    tip: '',
    showImageOnSummary: false,
    imageRenderingMethod: 'layers',
    moreInformationRenderMode: 'closed',
    staticFullscreenImage: '',
    hasProductInformation: false,
    productInformation: '',
    defaultCameraId: '',
    ...parts,
  };
}

export function aGuideAnswer(id: number, { baseAnswerIds = [], ...parts }: AnswerParts<GuideAnswer> = {}): GuideAnswer {
  return {
    ...anAnswer(id, { baseAnswerIds }),
    parentQuestionId: asQuestionId(Math.floor(id / 10)),
    paletteImage: '',
    productImage: '',
    usePaletteReference: false,
    staticFullscreenImage: '',
    dynamicImageKeys: [],
    manifestImageKeys: [],
    overrideImageKey: '',
    unseen: '',
    detailText: '',
    altText: '',
    ...parts,
  };
}

/** Returns a camera with rendered pictures; `{ width: null, height: null, subject: null }` makes a camera without rendered pictures. */
export function aCamera(id: string, parts: Partial<Camera> = {}): Camera {
  return { id, title: id, width: 2000, height: 1430, subject: { x: 400, y: 300, width: 1200, height: 830 }, ...parts };
}

export function aPictureCategory(
  category: string,
  { section = null, ...parts }: Partial<Omit<DynamicImageKey, 'section'>> & { readonly section?: number | null } = {},
): DynamicImageKey {
  return { category, defaultImageKey: '', isLayer: true, section: section === null ? null : asSectionId(section), ...parts };
}
