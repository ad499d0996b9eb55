import type {
  Camera,
  CameraRoom,
  Configuration,
  DynamicImageKey,
  GuideAnswer,
  GuideBundle,
  GuideQuestion,
  GuideSection,
  HouseFacts,
  PictureBox,
  Salesperson,
} from '@gavel/core';
import { type Body, body, type Fields, lenient, reshaped } from './body.ts';
import { imageRenderingMethod, moreInformationRenderMode } from './codes.ts';
import { placementOrNull } from './placement-body.ts';
import { campaignBody } from './range/campaign-body.ts';
import { houseFactsFields } from './range/house-facts.ts';
import { answerFields, bundleFields, modelFields, questionFields, sectionFields } from './range/model-body.ts';
import { priceHistoryBody } from './range/price-history-body.ts';
import {
  amount,
  amountOrZero,
  configurationType,
  flag,
  houseId,
  integer,
  list,
  plotId,
  questionId,
  questionIdOrNull,
  sectionIdOrNull,
  selections,
  text,
  textOrEmpty,
  textOrNull,
  token,
  webConfigurationId,
} from './values.ts';
import { z } from './zod.ts';

/** On the wire, an answer with only one picture key may have that key in a separate field. The field is decoded but never encoded. */
interface WireAnswer extends GuideAnswer {
  readonly dynamicImageKey: string | undefined;
}

const wireAnswer = body<WireAnswer>({
  ...answerFields,
  parentQuestionId: ['ParentQuestionId', questionId],
  paletteImage: ['PaletteImage', textOrEmpty],
  // The specification does not have these two fields.
  paletteImageTemplate: ['PaletteImageTemplate', lenient<string | undefined>(text, undefined)],
  sampleColour: ['SampleColour', lenient<string | undefined>(text, undefined)],
  productImage: ['ProductImage', textOrEmpty],
  usePaletteReference: ['UsePalleteReference', flag],
  staticFullscreenImage: ['StaticFullscreenImage', textOrEmpty],
  dynamicImageKeys: ['DynamicImageKeys', list(text)],
  dynamicImageKey: ['DynamicImageKey', lenient<string | undefined>(text, undefined)],
  manifestImageKeys: ['ManifestImageKeys', list(text)],
  overrideImageKey: ['OverrideImageKey', textOrEmpty],
  // The specification does not have this field.
  unseen: ['Unseen', textOrEmpty],
  detailText: ['DetailText', textOrEmpty],
  altText: ['AltText', textOrEmpty],
});

const guideAnswer: Body<GuideAnswer> = reshaped(
  wireAnswer,
  ({ dynamicImageKey: only, ...answer }) =>
    answer.dynamicImageKeys.length === 0 && only ? { ...answer, dynamicImageKeys: [only] } : answer,
  (answer) => ({ ...answer, dynamicImageKey: undefined }),
);

const guideQuestion = body<GuideQuestion>({
  ...questionFields,
  answers: ['Answers', list(guideAnswer)],
  tip: ['Tip', textOrEmpty],
  showImageOnSummary: ['ShowImageOnSummary', flag],
  imageRenderingMethod: ['ImageRenderingMethod', imageRenderingMethod],
  moreInformationRenderMode: ['MoreInformationRenderMode', moreInformationRenderMode],
  staticFullscreenImage: ['StaticFullscreenImage', textOrEmpty],
  hasProductInformation: ['HasProductInformation', flag],
  productInformation: ['ProductInformation', textOrEmpty],
  defaultCameraId: ['DefaultCameraId', textOrEmpty],
});

const box = body<PictureBox>({ x: ['X', integer], y: ['Y', integer], width: ['Width', integer], height: ['Height', integer] });

const cameraRoom = body<CameraRoom>({ scene: ['Scene', textOrEmpty], categories: ['Categories', list(text)] });

const camera = body<Camera>({
  id: ['Id', text],
  title: ['Title', textOrEmpty],
  // The specification does not have these four fields. The first three are null if the camera shows a drawing.
  width: ['Width', lenient<number | null>(integer, null)],
  height: ['Height', lenient<number | null>(integer, null)],
  subject: ['Subject', lenient<PictureBox | null>(box, null)],
  room: ['Room', lenient<CameraRoom | undefined>(cameraRoom, undefined)],
});

const guideSection = body<GuideSection>({
  ...sectionFields,
  questions: ['Questions', list(guideQuestion)],
  text: ['Text', textOrEmpty],
  bulletsText: ['BulletsText', textOrEmpty],
  tip: ['Tip', textOrEmpty],
  backgroundImage: ['BackgroundImage', textOrEmpty],
  dynamicImageFolder: ['DynamicImageFolder', textOrEmpty],
  dynamicImageCameras: ['DynamicImageCameras', list(camera)],
  dynamicImageSceneFolderFromQuestionId: ['DynamicImageSceneFolderFromQuestionId', questionIdOrNull],
  dynamicImageSceneId: ['DynamicImageSceneId', textOrEmpty],
  useNewImageManifest: ['UseNewImageManifest', flag],
});

/** All fields of a bundle on the wire, including its picture and texts for visitors. */
export const shownBundleFields: Fields<GuideBundle> = {
  ...bundleFields,
  image: ['Image', textOrEmpty],
  description: ['Description', textOrEmpty],
  detailedInfo: ['DetailedInfo', textOrEmpty],
};

export const salespersonBody: Body<Salesperson> = body<Salesperson>({
  name: ['Name', text],
  title: ['Title', textOrEmpty],
  email: ['Email', textOrEmpty],
  phone: ['Phone', textOrEmpty],
  mobile: ['Mobile', textOrEmpty],
  imageUrl: ['ImageUrl', textOrEmpty],
});

const dynamicImageKey = body<DynamicImageKey>({
  category: ['Category', text],
  defaultImageKey: ['DefaultImageKey', textOrEmpty],
  isLayer: ['IsLayer', flag],
  section: ['Section', sectionIdOrNull],
});

/** The response of `POST /api/guidemodel/new` and of `beginHouse`: a configuration. */
export interface StartedConfiguration extends Configuration {
  /**
   * Whether the visit started without the requested bundle, which is not possible in this municipality. Not in the specification.
   */
  readonly bundleRefused: boolean;
}

/** The fields of a configuration, for response bodies that have further fields. */
export const configurationFields: Fields<Configuration> = {
  ...modelFields,
  id: ['Id', z.nullable(token)],
  webConfigurationId: ['WebConfigurationId', webConfigurationId],
  webConfigurationName: ['WebConfigurationName', textOrEmpty],
  webConfigurationVersion: ['WebConfigurationVersion', integer],
  municipalityId: ['MunicipalityId', text],
  priceListName: ['PriceListName', textOrEmpty],
  priceListAreaCode: ['PriceListAreaCode', textOrEmpty],
  // The specification does not have this field.
  lowestHousePrice: ['LowestHousePrice', lenient<Configuration['lowestHousePrice']>(amount, null)],
  image: ['Image', textOrEmpty],
  type: ['Type', configurationType],
  name: ['Name', textOrEmpty],
  price: ['Price', amountOrZero],
  priceHistory: ['PriceHistory', priceHistoryBody],
  updatedAtUtc: ['UpdatedAtUtc', textOrNull],
  houseImage: ['House.Image', textOrEmpty],
  houseFacts: ['House.Facts', lenient<HouseFacts | null>(body<HouseFacts>(houseFactsFields), null)],
  houseId: ['AnswerModel.HouseId', houseId],
  houseDynamicImageKey: ['AnswerModel.HouseDynamicImageKey', textOrEmpty],
  isCurrentUserOwner: ['AnswerModel.IsCurrentUserOwner', flag],
  disclaimer: ['AnswerModel.Disclaimer', textOrEmpty],
  selections: ['AnswerModel.Answers', selections],
  plotIds: ['AnswerModel.PlotIds', list(plotId)],
  placement: ['AnswerModel.Placement', placementOrNull],
  requestForProposalSentAtUtc: ['AnswerModel.RequestForProposalSentAtUtc', textOrNull],
  sections: ['QuestionModel.Sections', list(guideSection)],
  bundles: ['Bundles', list(body<GuideBundle>(shownBundleFields))],
  campaigns: ['Campaigns', list(campaignBody)],
  salespersons: ['SalesPersons', list(salespersonBody)],
  dynamicImageKeyOrder: ['DynamicImageKeyOrderReference', list(text)],
  dynamicImageKeys: ['DynamicImageKeyReference', list(dynamicImageKey)],
};

/** The wire has the house’s title twice: in `House.Title`, which is decoded, and in this field. */
export const houseModelName = ['AnswerModel.HouseModelName', textOrEmpty] as const;

/** The complete configuration: `Configuration (server)` in the specification. */
export const configurationBody: Body<Configuration> = reshaped(
  body<Configuration & { readonly houseModelName: string }>({ ...configurationFields, houseModelName }),
  ({ houseModelName: _, ...configuration }) => configuration,
  (configuration) => ({ ...configuration, houseModelName: configuration.houseTitle }),
);

/** The configuration that `POST /api/guidemodel/new` and `beginHouse` return. */
export const startedConfigurationBody: Body<StartedConfiguration> = reshaped(
  body<StartedConfiguration & { readonly houseModelName: string }>({
    ...configurationFields,
    houseModelName,
    bundleRefused: ['BundleRefused', flag],
  }),
  ({ houseModelName: _, ...configuration }) => configuration,
  (configuration) => ({ ...configuration, houseModelName: configuration.houseTitle }),
);
