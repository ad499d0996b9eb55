import type { Body } from '../body.ts';
import type { z } from '../zod.ts';
import { accountEndpoints } from './account-endpoints.ts';
import { configurationEndpoints } from './configuration-endpoints.ts';
import { documentEndpoints } from './document-endpoints.ts';
import type { AnsweredFile, Endpoint } from './endpoint.ts';
import { houseRequestEndpoints } from './house-request-endpoints.ts';
import { householdEndpoints } from './household-endpoints.ts';
import { rangeEndpoints } from './range-endpoints.ts';
import { requestEndpoints } from './request-endpoints.ts';
import { savedHouseEndpoints } from './saved-house-endpoints.ts';

/** Endpoints that visitors’ pages call, by the name that server and client use. `allEndpoints` has these and all others. */
export const endpoints = {
  ...rangeEndpoints,
  ...configurationEndpoints,
  ...savedHouseEndpoints,
  ...documentEndpoints,
  ...householdEndpoints,
  ...requestEndpoints,
  ...houseRequestEndpoints,
  ...accountEndpoints,
};

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

/** The domain values of an endpoint: parameters, body (null: none) and response (null: none). */
export type ParametersOf<Asked extends Endpoint> = z.output<Asked['parameters']>;
export type RequestOf<Asked extends Endpoint> = DomainOf<Asked['request']>;
export type AnswerOf<Asked extends Endpoint> = Asked extends { readonly mediaType: string }
  ? AnsweredFile
  : DomainOf<Asked['response']>;

type DomainOf<Codec> = Codec extends Body<infer Domain> ? Domain : null;
