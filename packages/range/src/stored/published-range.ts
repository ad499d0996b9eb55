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

/**
 * A published range: the builder's houses, answers and prices, as the server uses them. Ids replace keys, numbers replace the names of
 * quantities, and HTML is clean. Contains only JSON values; `published-range-format.ts` parses it.
 */
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
  /** The id of the primary campaign among the houses' campaigns; null: the primary campaign is the campaign that started last. */
  readonly primaryCampaignId: CampaignId | null;
  readonly texts: Readonly<Record<string, string>>;
  /** `category:key` → its colours and pattern in drawings. */
  readonly paints: Readonly<Record<string, Paint>>;
  /** The rendered pictures; null: there are none, and the server renders or draws everything. */
  readonly pictures: PublishedPictures | null;
}

/**
 * The rendered pictures of a range: `/media/{hash}/{path}` is the file `{folder}/{path}` of the range folder, or an upload (`uploads`).
 * Pictures with other content have another hash.
 */
export interface PublishedPictures {
  /** 16 hex digits. */
  readonly hash: string;
  readonly folder: string;
  /** All paths except those of houses' layers. */
  readonly paths: readonly string[];
  /** Folder of rendered pictures, such as `exterior/villa` or `interior/kitchen` → camera → the size and subject of its pictures. */
  readonly frames: Readonly<Record<string, Readonly<Record<string, PictureFrame>>>>;
  /** The pictures that were uploaded instead of a file of the folder: path → SHA-256 of the bytes. Absent: there are none. */
  readonly uploads?: Readonly<Record<string, string>>;
}

/**
 * The colours and the pattern of an answer’s swatch, as drawings use them. `accent` is the colour of joints or frames; null: the pattern
 * has no such colour. Colours are `#` and six hex digits.
 */
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
  /** The address of the start page's picture; empty: there is none. */
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
  /** Whether staff must set up a second factor before they can work. */
  readonly staffNeedSecondFactor: boolean;
  /** Per cent; null: the page shows no monthly cost. */
  readonly monthlyCost: { readonly interestPercent: number; readonly downPaymentPercent: number } | null;
  /** The costs of a house beside its price; empty: the page does not show the cost of the whole project. */
  readonly otherCosts: readonly OtherCost[];
  /** The checklist that staff complete before a house becomes a final order. */
  readonly orderChecks: readonly OrderCheck[];
}

/** One item of the checklist for a final order. */
export interface OrderCheck {
  readonly key: string;
  readonly title: string;
  /** A hint for staff; empty: the item has no hint. */
  readonly hint: string;
  /** `plot`: the text that staff write for this item contains the plot of the house. */
  readonly about: 'plot' | 'other';
  /** Whether staff must write a text before they can tick the item. */
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
  /** The county; empty: the range does not state it. */
  readonly county: string;
  readonly areaCode: string;
  /** Whether the municipality is on the deny list: the builder does not deliver there. */
  readonly denied: boolean;
}

/** A stored range: its houses refer to the web configuration and version that they were published with. */
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
  /** The house's rooms; null: the range describes none. */
  readonly plan: HousePlan | null;
}

export interface PublishedSalesperson extends Salesperson {
  /** The names of the municipalities that this person is responsible for. */
  readonly municipalities: readonly string[];
}

export interface Consent {
  readonly id: ConsentId;
  readonly slug: string;
  readonly version: string;
  readonly title: string;
  readonly text: string;
}
