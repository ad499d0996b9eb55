import { z } from 'zod';
import type { Body } from './body.ts';
import { campaignBody } from './campaign-body.ts';
import { salespersonBody, startedConfigurationBody } from './configuration-body.ts';
import { newConfigurationBody, pictureRequestBody, sharedConfigurationBody, shareRequestBody } from './guide-requests.ts';
import { houseBody } from './house-body.ts';
import { openedConfigurationBody } from './opened-configuration-body.ts';
import type { ProblemCode } from './problem.ts';
import { alertMessageBody, brandBody, municipalityBody, plotBody, productInformationBody } from './range-bodies.ts';

/** One call of the API: what client, server and OpenAPI agree on. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** With `:name` for the parameters in the path; the other parameters go into the query. */
  readonly path: string;
  readonly summary: string;
  readonly parameters: z.ZodType;
  readonly request: Body<unknown> | null;
  /** Null: 204 without a body. */
  readonly response: Body<unknown> | null;
  /** Answered in place of `response` where that is no JSON. */
  readonly mediaType?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly problems: readonly ProblemCode[];
}

const none = z.object({});
const numeral = z.codec(z.string().regex(/^\d{1,6}$/, 'expected a whole number'), z.int(), { decode: Number, encode: String });

export const endpoints = {
  listHouses: get('/api/houses', 'The houses, without type 6; prices from, in one municipality when it is given', {
    parameters: z.object({ municipality: z.string().optional() }),
    response: z.array(houseBody),
    problems: ['unknown-municipality'],
  }),
  readHouse: get('/api/houses/:idOrName', 'One house by id or title', {
    parameters: z.object({ idOrName: z.string(), municipality: z.string().optional() }),
    response: houseBody,
    problems: ['unknown-house', 'unknown-municipality'],
  }),
  listMunicipalities: get('/api/municipalities', 'All municipalities in Swedish order', {
    parameters: none,
    response: z.array(municipalityBody),
    problems: [],
  }),
  readConfiguration: get('/api/guidemodel/:id', 'What is stored under a token, carried to the current version', {
    parameters: z.object({ id: z.string() }),
    response: openedConfigurationBody,
    problems: ['unknown-configuration', 'too-many-requests'],
  }),
  startConfiguration: {
    method: 'POST',
    path: '/api/guidemodel/new',
    summary: 'A house in a municipality with default answers and the answers of a bundle; stores nothing',
    parameters: none,
    request: newConfigurationBody,
    response: startedConfigurationBody,
    problems: [
      'malformed-body',
      'municipality-denied',
      'unknown-house',
      'unknown-municipality',
      'unknown-web-configuration',
      'unknown-bundle',
    ],
  },
  shareConfiguration: {
    method: 'POST',
    path: '/api/guidemodel/share',
    summary: 'Stores a read-only snapshot under a token of its own; the server prices it',
    parameters: none,
    request: shareRequestBody,
    response: sharedConfigurationBody,
    problems: [
      'malformed-body',
      'unknown-selection',
      'municipality-denied',
      'unknown-house',
      'unknown-municipality',
      'unknown-web-configuration',
      'too-many-requests',
    ],
  },
  withdrawShare: {
    method: 'DELETE',
    path: '/api/guidemodel/share/:id',
    summary: 'Withdraws a snapshot',
    parameters: z.object({ id: z.string() }),
    request: null,
    response: null,
    headers: { 'Withdraw-Key': 'The key answered when the snapshot was made' },
    problems: ['wrong-withdraw-key', 'unknown-configuration', 'too-many-requests'],
  },
  downloadPicture: {
    method: 'POST',
    path: '/api/guidemodel/picture',
    summary: 'The picture of a step, composed here, as a file to keep: a JPEG 2560 pixels wide; stores nothing',
    parameters: none,
    request: pictureRequestBody,
    response: null,
    mediaType: 'image/jpeg',
    problems: [
      'malformed-body',
      'unknown-selection',
      'municipality-denied',
      'unknown-house',
      'unknown-municipality',
      'unknown-web-configuration',
      'unknown-question',
      'unknown-picture',
      'too-many-requests',
    ],
  },
  readPrimaryCampaign: get('/api/campaign/primary', 'The primary campaign of those running; null when none is', {
    parameters: none,
    response: campaignBody.nullable(),
    problems: [],
  }),
  listCampaigns: get('/api/campaigns', 'The running campaigns, the primary one first', {
    parameters: none,
    response: z.array(campaignBody),
    problems: [],
  }),
  listProductInformation: get('/api/productinformation/:questionId', 'What there is to read about a question’s products', {
    parameters: z.object({ questionId: numeral }),
    response: z.array(productInformationBody),
    problems: ['malformed-query', 'unknown-question'],
  }),
  listSalespersons: get(
    '/api/salespersons',
    'Salespersons with a picture, those of the municipality first, the rest in a drawn order',
    {
      parameters: z.object({ max: numeral.optional(), municipalityName: z.string().optional() }),
      response: z.array(salespersonBody),
      problems: ['malformed-query'],
    },
  ),
  listAlertMessages: get('/api/alertmessages', 'The builder’s own wordings for replaced answers', {
    parameters: none,
    response: z.array(alertMessageBody),
    problems: [],
  }),
  listPlots: get('/api/plots/', 'Building plots, in one municipality when it is given', {
    parameters: z.object({ municipalityName: z.string().optional() }),
    response: z.array(plotBody),
    problems: [],
  }),
  readBrand: get('/api/brand', 'The builder’s name, contact, help guide and texts', {
    parameters: none,
    response: brandBody,
    problems: [],
  }),
} as const satisfies Readonly<Record<string, Endpoint>>;

function get<Parameters, Response>(
  path: string,
  summary: string,
  rest: { parameters: z.ZodType<Parameters>; response: Body<Response>; problems: readonly ProblemCode[] },
) {
  return { method: 'GET', path, summary, request: null, ...rest } as const;
}
