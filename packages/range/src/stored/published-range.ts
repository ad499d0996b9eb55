import type {
  AlertMessage,
  AreaKind,
  CampaignId,
  ConsentId,
  HouseDrawing,
  HouseId,
  HouseType,
  OtherCost,
  PictureFrame,
  Plot,
  ProductInformation,
  QuestionId,
  Salesperson,
  SamplePattern,
  WebConfigurationId,
} from '@gavel/core';
import type { HousePlan } from '@gavel/core/plan';
import type { WebConfiguration } from './web-configuration.ts';

/** A range as it is published: keys have become ids, quantities units, and HTML is clean. JSON all the way; `published-range-format.ts` reads it. */
export interface PublishedRange {
  readonly brand: Brand;
  readonly areas: readonly PriceArea[];
  readonly municipalities: readonly PublishedMunicipality[];
  readonly houses: readonly PublishedHouse[];
  readonly plots: readonly Plot[];
  readonly salespersons: readonly PublishedSalesperson[];
  readonly productInformation: readonly { readonly questionId: QuestionId; readonly information: ProductInformation }[];
  readonly alertMessages: readonly AlertMessage[];
  readonly helpGuide: readonly { readonly title: string; readonly text: string }[];
  readonly consents: readonly Consent[];
  /** The primary campaign's id among those of the houses; null: the one that started last. */
  readonly primaryCampaignId: CampaignId | null;
  readonly texts: Readonly<Record<string, string>>;
  /** `category:key` → how a drawing paints it. */
  readonly paints: Readonly<Record<string, Paint>>;
  /** The rendered pictures; null: there are none, and everything is drawn. */
  readonly pictures: PublishedPictures | null;
}

/** `/media/{hash}/{path}` is the file `{folder}/{path}` of the range folder; another content has another hash. */
export interface PublishedPictures {
  /** 16 hex digits. */
  readonly hash: string;
  readonly folder: string;
  /** All but the layers of houses. */
  readonly paths: readonly string[];
  /** What layers there are: `exterior/villa` or `interior/kitchen` → camera → what its pictures have in common. */
  readonly frames: Readonly<Record<string, Readonly<Record<string, PictureFrame>>>>;
}

/** Colour, joints or frames (null: none), and the pattern that the answer's swatch has. Colours are `#` and six hex digits. */
export interface Paint {
  readonly colour: string;
  readonly accent: string | null;
  readonly pattern: SamplePattern;
}

export interface Brand {
  readonly name: string;
  readonly slogan: string;
  readonly welcome: string;
  /** SVG path data in a box of 18 × 18. */
  readonly logo: string;
  /** Address of the start page's picture; empty: there is none. */
  readonly splash: string;
  readonly colours: { readonly accent: string; readonly campaign: string };
  readonly contact: {
    readonly email: string;
    readonly phone: string;
    readonly customerService: string;
    readonly hours: string;
    readonly address: string;
  };
  readonly salespersonsShown: number;
  /** Who works for the builder does nothing before they have set up a second factor. */
  readonly staffNeedSecondFactor: boolean;
  /** Per cent; null: no monthly cost is shown. */
  readonly monthlyCost: { readonly interestPercent: number; readonly downPaymentPercent: number } | null;
  /** What a house costs beside the price; empty: the cost of the whole project is not shown. */
  readonly otherCosts: readonly OtherCost[];
  /** What staff tick before a house becomes a final order. */
  readonly orderChecks: readonly OrderCheck[];
}

/** One thing that has to be settled before a house is ordered. */
export interface OrderCheck {
  readonly key: string;
  readonly title: string;
  /** Empty: there is none. */
  readonly hint: string;
  /** plot: what is written says where the house is to stand. */
  readonly about: 'plot' | 'other';
  /** Whether something has to be written to tick it. */
  readonly words: 'required' | 'optional';
}

export interface PriceArea {
  readonly code: string;
  readonly name: string;
}

export interface PublishedMunicipality {
  /** The official four-digit code. */
  readonly id: string;
  readonly name: string;
  /** Empty: the range does not say. */
  readonly county: string;
  readonly areaCode: string;
  /** On the deny list: the builder does not deliver there. */
  readonly denied: boolean;
}

/** A range as it is stored: its houses name the web configuration and version that they were published with. */
export interface StoredRange extends Omit<PublishedRange, 'houses'> {
  readonly houses: readonly StoredHouse[];
}

export interface StoredHouse extends Omit<PublishedHouse, 'webConfiguration'> {
  readonly webConfiguration: HouseVersion;
}

export interface HouseVersion {
  readonly id: WebConfigurationId;
  readonly version: number;
}

/** A house's card and its web configuration. */
export interface PublishedHouse {
  readonly id: HouseId;
  readonly key: string;
  readonly title: string;
  readonly houseType: HouseType;
  readonly shortDescription: string;
  readonly information: string;
  readonly houseArea: number;
  readonly areaKind: AreaKind;
  readonly buildArea: number;
  readonly rooms: number;
  readonly floors: number;
  readonly energyClass: string;
  readonly height: number | null;
  readonly image: string;
  readonly images: readonly string[];
  readonly webConfiguration: WebConfiguration;
  readonly drawing: HouseDrawing;
  /** Its rooms; null: the range describes none. */
  readonly plan: HousePlan | null;
}

export interface PublishedSalesperson extends Salesperson {
  /** Names of the municipalities this person answers for. */
  readonly municipalities: readonly string[];
}

export interface Consent {
  readonly id: ConsentId;
  readonly slug: string;
  readonly version: string;
  readonly title: string;
  readonly text: string;
}
