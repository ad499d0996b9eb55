import { asQuestionId } from '@gavel/core';
import { salespersonBody } from '../configuration-body.ts';
import { campaignBody } from '../range/campaign-body.ts';
import { houseBody } from '../range/house-body.ts';
import { houseDescriptionBody } from '../range/house-description-body.ts';
import { alertMessageBody, brandBody, municipalityBody, plotBody, productInformationBody } from '../range/range-bodies.ts';
import { z } from '../zod.ts';
import { type Endpoint, none, numeral, numeralOf, read } from './endpoint.ts';

/** Endpoints for the content of the range (the builder's houses, answers and prices), the same for everybody. */
export const rangeEndpoints = {
  listHouses: read('/api/houses', 'All listed houses with their lowest price, in one municipality if given', {
    parameters: z.object({ municipality: z.optional(z.string()) }),
    response: z.array(houseBody),
    problems: ['unknown-municipality'],
  }),
  readHouse: read('/api/houses/:idOrName', 'One house by id or title', {
    parameters: z.object({ idOrName: z.string(), municipality: z.optional(z.string()) }),
    response: houseBody,
    problems: ['unknown-house', 'unknown-municipality'],
  }),
  describeHouse: read(
    '/api/houses/:idOrName/description',
    'One house with its drawings, its standard and the running campaigns',
    {
      parameters: z.object({ idOrName: z.string(), municipality: z.optional(z.string()) }),
      response: houseDescriptionBody,
      problems: ['unknown-house', 'unknown-municipality'],
    },
  ),
  listMunicipalities: read('/api/municipalities', 'All municipalities in Swedish order', {
    parameters: none,
    response: z.array(municipalityBody),
    problems: [],
  }),
  readPrimaryCampaign: read('/api/campaign/primary', 'The primary running campaign; null if none runs', {
    parameters: none,
    response: z.nullable(campaignBody),
    problems: [],
  }),
  listCampaigns: read('/api/campaigns', 'The running campaigns, the primary one first', {
    parameters: none,
    response: z.array(campaignBody),
    problems: [],
  }),
  listProductInformation: read('/api/productinformation/:questionId', 'The product information of a question', {
    parameters: z.object({ questionId: numeralOf(asQuestionId) }),
    response: z.array(productInformationBody),
    problems: ['malformed-query', 'unknown-question'],
  }),
  listSalespersons: read(
    '/api/salespersons',
    'Salespersons with a picture, those of the municipality first, the others in random order',
    {
      parameters: z.object({ max: z.optional(numeral), municipalityName: z.optional(z.string()) }),
      response: z.array(salespersonBody),
      problems: ['malformed-query'],
      kept: false,
    },
  ),
  listAlertMessages: read('/api/alertmessages', 'The builder’s own texts for replaced answers', {
    parameters: none,
    response: z.array(alertMessageBody),
    problems: [],
  }),
  listPlots: read('/api/plots/', 'Building plots, in one municipality if given', {
    parameters: z.object({ municipalityName: z.optional(z.string()) }),
    response: z.array(plotBody),
    problems: [],
  }),
  readBrand: read('/api/brand', 'The builder’s name, contact, help guide and texts', {
    parameters: none,
    response: brandBody,
    problems: [],
  }),
} as const satisfies Readonly<Record<string, Endpoint>>;
