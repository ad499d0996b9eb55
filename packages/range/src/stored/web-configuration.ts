import type {
  BaseAnswerId,
  Camera,
  DynamicImageKey,
  GuideAnswer,
  GuideBundle,
  GuideCampaign,
  GuideQuestion,
  GuideSection,
  Ore,
  PriceEntry,
  WebConfigurationId,
} from '@gavel/core';

/**
 * The published model of one house, for all areas. It is stored whole under id and version, for ever (`web-configuration-format.ts` parses
 * it). It contains references to pictures, whether or not the pictures exist. `guideOf` replaces the references with addresses.
 */
export interface WebConfiguration {
  readonly id: WebConfigurationId;
  readonly name: string;
  readonly isSideBuilding: boolean;
  readonly houseTitle: string;
  readonly disclaimer: string;
  readonly sections: readonly PublishedSection[];
  /** Area code → price of the house without answers. */
  readonly housePrices: Readonly<Record<string, Ore>>;
  /** Area code → base answer id → its price entries. */
  readonly baseAnswerPrices: Readonly<Record<string, Readonly<Record<number, readonly PriceEntry[]>>>>;
  readonly baseQuestionToAnswers: Readonly<Record<number, readonly BaseAnswerId[]>>;
  readonly bundles: readonly PublishedBundle[];
  readonly campaigns: readonly PublishedCampaign[];
  readonly dynamicImageKeyOrder: readonly string[];
  readonly dynamicImageKeys: readonly DynamicImageKey[];
  readonly houseDynamicImageKey: string;
}

/** A reference to a picture. The page shows the first rendered picture that exists, or the drawing if none exists. */
export interface PictureReference {
  /** Paths in the range's folder of pictures. */
  readonly rendered: readonly string[];
  /** The address of the drawing; empty: there is none. */
  readonly drawn: string;
}

/** A part of a `Guide` before `guideOf` adds addresses: its fields `Picture` contain picture references instead. */
type Unaddressed<Part, Picture extends keyof Part> = Omit<Part, Picture> & { readonly [_ in Picture]: PictureReference };

export interface PublishedSection
  extends Unaddressed<Omit<GuideSection, 'questions' | 'dynamicImageFolder' | 'dynamicImageCameras'>, 'backgroundImage'> {
  readonly questions: readonly PublishedQuestion[];
  readonly dynamicImageCameras: readonly Pick<Camera, 'id' | 'title'>[];
}

export interface PublishedQuestion extends Unaddressed<Omit<GuideQuestion, 'answers'>, 'staticFullscreenImage'> {
  readonly answers: readonly PublishedAnswer[];
}

export type PublishedAnswer = Unaddressed<
  Omit<GuideAnswer, 'usePaletteReference'>,
  'paletteImage' | 'productImage' | 'staticFullscreenImage'
>;
export type PublishedBundle = Unaddressed<GuideBundle, 'image'>;
export type PublishedCampaign = Unaddressed<Omit<GuideCampaign, 'calculated' | 'saved' | 'manual'>, 'image'>;
