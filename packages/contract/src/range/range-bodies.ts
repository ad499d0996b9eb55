import {
  type AlertMessage,
  kr,
  type MonthlyCostTerms,
  type Municipality,
  type Ore,
  type OtherCost,
  type Plot,
  type Position,
  type ProductInformation,
  toKr,
} from '@gavel/core';
import { type Body, body, lenient } from '../body.ts';
import {
  amount,
  answerId,
  decimal,
  decimalOrNull,
  flag,
  integerOrZero,
  list,
  plotId,
  questionId,
  text,
  textOrEmpty,
} from '../values.ts';
import { z } from '../zod.ts';

/** A municipality, with the data that a visitor needs to start a house there. The specification has only `Id` and `Name`. */
export interface ListedMunicipality extends Municipality {
  /** The county of the municipality; empty: unknown. */
  readonly county: string;
  /** True: the builder does not deliver to this municipality. */
  readonly denied: boolean;
  readonly priceListAreaCode: string;
  /** The name of the price area. */
  readonly priceListName: string;
}

export const municipalityBody: Body<ListedMunicipality> = body<ListedMunicipality>({
  id: ['Id', text],
  name: ['Name', text],
  county: ['County', textOrEmpty],
  denied: ['Denied', flag],
  priceListAreaCode: ['PriceListAreaCode', textOrEmpty],
  priceListName: ['PriceListName', textOrEmpty],
});

/** '450000.00': the form of a plot’s price on the wire. */
const plotPrice: Body<Ore> = z.codec(
  z.string().check(z.regex(/^\d{1,12}\.\d{2}$/, 'expected kr with two decimals')),
  z.custom<Ore>(),
  {
    decode: (wire) => kr(Number(wire)),
    encode: (domain) => toKr(domain).toFixed(2),
  },
);

/** The corners of a plot’s border as `[east, north]`. Zod’s tuple type would add more code to the browser. */
const border: Body<readonly Position[]> = z.codec(z.array(z.array(decimal)), z.custom<readonly Position[]>(), {
  decode: (wire) => wire.map(([east = 0, north = 0]): Position => [east, north]),
  encode: (corners) => corners.map((corner) => [...corner]),
});

export const plotBody: Body<Plot> = body<Plot>({
  id: ['Id', plotId],
  address: ['Adress', text],
  municipalityName: ['MunicipalityName', text],
  areaName: ['AreaName', textOrEmpty],
  imageUrl: ['ImageUrl', textOrEmpty],
  landArea: ['LandArea', decimal],
  price: ['Price', plotPrice],
  propertyReference: ['PropertyReference', textOrEmpty],
  url: ['Url', textOrEmpty],
  maxBuildArea: ['MaxBuildArea', decimalOrNull],
  maxHeight: ['MaxHeight', decimalOrNull],
  frontFaces: ['FrontFaces', decimalOrNull],
  border: ['Border', lenient<readonly Position[] | null>(border, null)],
  // A server of an earlier version does not send this field; then the distance is 4.5 m. Importing the constant of packages/core instead of
  // repeating it would add more code to the browser.
  borderDistance: ['BorderDistance', lenient(decimal, 4.5)],
});

const pair = body<AlertMessage['replacedFrom']>({ questionId: ['QuestionId', questionId], answerId: ['AnswerId', answerId] });

export const alertMessageBody: Body<AlertMessage> = body<AlertMessage>({
  replacedFrom: ['ReplacedFrom', pair],
  replacedTo: ['ReplacedTo', pair],
  text: ['Text', text],
});

const productInformationItem = body<ProductInformation['items'][number]>({
  title: ['Title', text],
  text: ['Text', textOrEmpty],
  imageLarge: ['ImageLarge', textOrEmpty],
});

export const productInformationBody: Body<ProductInformation> = body<ProductInformation>({
  category: ['Category', text],
  title: ['Title', text],
  items: ['Items', list(productInformationItem)],
});

/** The builder’s name, design and texts for every page. The specification does not have it. */
export interface BrandPresentation {
  readonly name: string;
  /** Line breaks are kept. */
  readonly slogan: string;
  readonly welcome: string;
  /** SVG path data in a box of 18 × 18. */
  readonly logo: string;
  /** The address of the start page’s picture; empty: the start page has no picture. */
  readonly splash: string;
  /** CSS colours. */
  readonly accentColour: string;
  readonly campaignColour: string;
  readonly email: string;
  readonly phone: string;
  readonly customerService: string;
  readonly hours: string;
  readonly address: string;
  readonly salespersonsShown: number;
  /** The assumptions of the monthly cost example, per cent; null: no example is shown. */
  readonly monthlyCost: MonthlyCostAssumptions | null;
  /** Costs of a house in addition to the builder’s price; empty: the builder names no such costs. */
  readonly otherCosts: readonly OtherCost[];
  readonly helpGuide: readonly { readonly title: string; readonly text: string }[];
  /** Text key → the builder’s replacement for the product’s own text. */
  readonly texts: Readonly<Record<string, string>>;
}

export type MonthlyCostAssumptions = Pick<MonthlyCostTerms, 'interestPercent' | 'downPaymentPercent'>;

const monthlyCostAssumptions = body<MonthlyCostAssumptions>({
  interestPercent: ['Interest', decimal],
  downPaymentPercent: ['DownPayment', decimal],
});

const otherCost = body<OtherCost>({
  title: ['Title', text],
  from: ['From', amount],
  to: ['To', amount],
  source: ['Source', textOrEmpty],
});

const helpStep = body<BrandPresentation['helpGuide'][number]>({ title: ['Title', text], text: ['Text', text] });

export const brandBody: Body<BrandPresentation> = body<BrandPresentation>({
  name: ['Name', text],
  slogan: ['Slogan', text],
  welcome: ['Welcome', text],
  logo: ['Logo', text],
  splash: ['Splash', textOrEmpty],
  accentColour: ['Colours.Accent', text],
  campaignColour: ['Colours.Campaign', text],
  email: ['Contact.Email', text],
  phone: ['Contact.Phone', text],
  customerService: ['Contact.CustomerService', text],
  hours: ['Contact.Hours', text],
  address: ['Contact.Address', text],
  salespersonsShown: ['SalespersonsShown', integerOrZero],
  monthlyCost: ['MonthlyCost', lenient<MonthlyCostAssumptions | null>(monthlyCostAssumptions, null)],
  otherCosts: ['OtherCosts', list(otherCost)],
  helpGuide: ['HelpGuide', list(helpStep)],
  texts: ['Texts', z.record(z.string(), z.string())],
});
