import type { AnswerId, HouseId, PlotId, QuestionId, SectionId, WebConfigurationId } from './ids.ts';
import type { Answer, Bundle, Campaign, Model, Question, QuestionAnswer, Section } from './model.ts';
import type { Ore } from './money.ts';
import type { PriceHistory } from './price-history.ts';

/**
 * A house in a municipality as server and web exchange it: the model, its presentation, and what has been chosen so far.
 * The wire's own names for all this live in `packages/contract`.
 */
export interface Configuration extends Model {
  /** The saved configuration's 8-character token; null until it is saved. */
  readonly id: string | null;
  readonly webConfigurationId: WebConfigurationId;
  readonly webConfigurationName: string;
  readonly webConfigurationVersion: number;
  /** The official four-digit code. */
  readonly municipalityId: string;
  readonly priceListName: string;
  readonly priceListAreaCode: string;
  readonly image: string;
  readonly type: ConfigurationType;
  /** What the visitor calls the house. */
  readonly name: string;
  /** The total: house, answers, campaigns. */
  readonly price: Ore;
  /** For the earlier lowest price that a campaign price is shown with. */
  readonly priceHistory: PriceHistory;
  /** ISO 8601 in UTC; null until it is saved. */
  readonly updatedAtUtc: string | null;
  readonly houseId: HouseId;
  readonly houseImage: string;
  /** Null: the range has the house no more. */
  readonly houseFacts: HouseFacts | null;
  /** The house's folder of pictures. */
  readonly houseDynamicImageKey: string;
  readonly isCurrentUserOwner: boolean;
  /** HTML under the summary's total. */
  readonly disclaimer: string;
  readonly selections: Selections;
  readonly plotIds: readonly PlotId[];
  readonly requestForProposalSentAtUtc: string | null;
  readonly sections: readonly GuideSection[];
  readonly bundles: readonly GuideBundle[];
  readonly campaigns: readonly GuideCampaign[];
  readonly salespersons: readonly Salesperson[];
  /** The order in which a picture's layers lie on each other, by category. */
  readonly dynamicImageKeyOrder: readonly string[];
  readonly dynamicImageKeys: readonly DynamicImageKey[];
}

/** The longest name that a visitor can give a house. */
export const longestName = 200;

/** guide: shown as Webguide. base: shown as Slutlig beställning, frozen. */
export type ConfigurationType = 'guide' | 'base';

/** Question id → answer id; only questions that have an answer. */
export type Selections = ReadonlyMap<QuestionId, AnswerId>;

export interface GuideSection extends Section {
  readonly questions: readonly GuideQuestion[];
  /** HTML, shown with `bulletsText` on the section's first step. */
  readonly text: string;
  readonly bulletsText: string;
  readonly tip: string;
  readonly backgroundImage: string;
  readonly dynamicImageFolder: string;
  readonly dynamicImageCameras: readonly Camera[];
  readonly dynamicImageSceneFolderFromQuestionId: QuestionId | null;
  readonly dynamicImageSceneId: string;
  readonly useNewImageManifest: boolean;
}

export interface Camera {
  readonly id: string;
  readonly title: string;
  /** Pixels of its rendered pictures; these three are null where the picture is a drawing. */
  readonly width: number | null;
  readonly height: number | null;
  readonly subject: PictureBox | null;
  /** The room that it looks into, in a section whose cameras look into several; absent: the section's scene. */
  readonly room?: CameraRoom | undefined;
}

export interface CameraRoom {
  /** The folder of its pictures; empty: that of the section's scene. */
  readonly scene: string;
  /** What has layers there. Layers of other categories of the section are in other rooms. */
  readonly categories: readonly string[];
}

/** A box in a picture's own pixels, from its upper left corner. */
export interface PictureBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface GuideQuestion extends Question {
  readonly answers: readonly GuideAnswer[];
  readonly tip: string;
  readonly showImageOnSummary: boolean;
  readonly imageRenderingMethod: ImageRenderingMethod;
  readonly moreInformationRenderMode: MoreInformationRenderMode;
  readonly staticFullscreenImage: string;
  readonly hasProductInformation: boolean;
  /** Text of the palette's last card. */
  readonly productInformation: string;
  readonly defaultCameraId: string;
}

/** static: one picture. layers: pictures on each other, found by where they lie. manifest: pictures on each other that a manifest names. */
export type ImageRenderingMethod = 'static' | 'layers' | 'manifest';

/** How the more-information panel stands when the question is entered. The visitor opens and closes one that is not always so. */
export type MoreInformationRenderMode = 'closed' | 'open' | 'alwaysOpen' | 'alwaysClosed';

export interface GuideAnswer extends Answer {
  readonly parentQuestionId: QuestionId;
  readonly paletteImage: string;
  readonly productImage: string;
  /** It has no picture of a product: more information about it shows its sample. */
  readonly usePaletteReference: boolean;
  readonly staticFullscreenImage: string;
  /** `category:key`, what the answer shows in the picture. */
  readonly dynamicImageKeys: readonly string[];
  readonly manifestImageKeys: readonly string[];
  /** `category:key` that wins over every other answer's key of its category; empty: none. */
  readonly overrideImageKey: string;
  /** Why no picture tells it from its question's other answers, in the builder's words; empty: one does, or nobody says. */
  readonly unseen: string;
  /** HTML for the more-information panel. */
  readonly detailText: string;
  readonly altText: string;
}

export interface GuideBundle extends Bundle {
  readonly image: string;
  readonly description: string;
  readonly detailedInfo: string;
}

export interface GuideCampaign extends Campaign {
  readonly subTitle: string;
  readonly introduction: string;
  readonly text: string;
  readonly fineprint: string;
  readonly image: string;
  /** What it takes off the configuration that it comes with; null where it comes with none. Whoever shows a visit reckons for itself. */
  readonly calculated: Ore | null;
  /** What it took off when the house was saved, and what somebody has agreed on: other systems of the builder keep them. */
  readonly saved: Ore | null;
  readonly manual: Ore | null;
}

export interface Salesperson {
  readonly name: string;
  readonly title: string;
  readonly email: string;
  readonly phone: string;
  readonly mobile: string;
  readonly imageUrl: string;
}

export interface DynamicImageKey {
  readonly category: string;
  readonly defaultImageKey: string;
  /** False: it picks the base picture instead of lying on it. */
  readonly isLayer: boolean;
  /** Limits the category to this section's id; null: everywhere. */
  readonly section: SectionId | null;
}

/** What a house is like, whatever is chosen. */
export type HouseFacts = Pick<HouseModel, 'houseArea' | 'areaKind' | 'buildArea' | 'rooms' | 'houseType' | 'height'>;

/** A card in the house list. */
export interface HouseModel {
  readonly id: HouseId;
  /** What its page is called in the address: `bjorkliden-142`. */
  readonly slug: string;
  readonly title: string;
  /** "Pris från": the lowest total with default answers, before campaigns. */
  readonly price: Ore;
  /** What running campaigns make of that price, where they take something off. */
  readonly campaign: CampaignPrice | null;
  /** HTML. */
  readonly shortDescription: string;
  /** m². */
  readonly houseArea: number;
  readonly areaKind: AreaKind;
  /** m². */
  readonly buildArea: number;
  readonly rooms: number;
  /** Storeys one can live or be in. */
  readonly floors: number;
  /** A letter from A to G; empty: the builder does not say. */
  readonly energyClass: string;
  /** Ground to ridge, m; null: the builder does not say. */
  readonly height: number | null;
  readonly information: string;
  readonly houseType: HouseType;
  readonly image: string;
  readonly images: readonly string[];
  readonly bundles: readonly ListedBundle[];
}

/** A bundle on a house's card. */
export interface ListedBundle extends GuideBundle {
  /** What the house costs with it, before campaigns, where the house's own price is of; null: it cannot be had there. */
  readonly price: Ore | null;
  /** Title of the answer because of which it cannot be had in the municipality that was asked about; null: it can, or none was. */
  readonly refusedAnswer: string | null;
}

/** What a house's area is, by Swedish Standard SS 21054: living (boarea), secondary (biarea: a garage), open (öppenarea: a carport). */
export type AreaKind = 'living' | 'secondary' | 'open';

/** A price that is presented as reduced, with what the law wants beside it. */
export interface CampaignPrice {
  readonly price: Ore;
  /** `Tidigare lägsta pris (30 dagar)`. */
  readonly earlierLowest: Ore;
}

/** In the order of lists, which leave out the last. */
export const houseTypes = ['oneStorey', 'oneAndAHalfStoreys', 'twoStoreys', 'raisedEaves', 'sideBuilding', 'unlisted'] as const;
export type HouseType = (typeof houseTypes)[number];

export interface Municipality {
  /** The official four-digit code. */
  readonly id: string;
  readonly name: string;
}

export interface Plot {
  readonly id: PlotId;
  readonly address: string;
  readonly municipalityName: string;
  readonly areaName: string;
  readonly imageUrl: string;
  /** m². */
  readonly landArea: number;
  readonly price: Ore;
  readonly propertyReference: string;
  readonly url: string;
  /** What the plan allows a house to cover, m²; null: not known. */
  readonly maxBuildArea: number | null;
  /** How high it allows a house to be, m; null: not known. */
  readonly maxHeight: number | null;
  /** Where the front of a house looks that stands there, degrees from north to the right; null: not known. */
  readonly frontFaces: number | null;
}

/** What a house costs beside the builder's own price, as the builder reckons it. */
export interface OtherCost {
  readonly title: string;
  readonly from: Ore;
  readonly to: Ore;
  /** Whose figures these are. */
  readonly source: string;
}

/** The builder's own wording for a replacement. */
export interface AlertMessage {
  readonly replacedFrom: QuestionAnswer;
  readonly replacedTo: QuestionAnswer;
  readonly text: string;
}

export interface ProductInformation {
  readonly category: string;
  readonly title: string;
  readonly items: readonly ProductInformationItem[];
}

export interface ProductInformationItem {
  readonly title: string;
  /** HTML; our addition to the specification's items. */
  readonly text: string;
  readonly imageLarge: string;
}
