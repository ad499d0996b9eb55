import { setImmediate } from 'node:timers/promises';
import {
  type Access,
  type Endpoint,
  isOfAccount,
  limits,
  PAGE_ACCOUNT,
  problemBody,
  problems,
  problemsOf,
} from '@gavel/contract';
import { allEndpoints, webhookBody, webhookEvents, webhookEventTypes } from '@gavel/contract/all';
import { z } from 'zod';

/**
 * Returns the OpenAPI 3.1 document of all endpoints. It is made from the codecs that the server uses to read and write bodies.
 * Making it takes half a second of processor time, so other requests may run between two endpoints.
 */
export async function openApi(): Promise<OpenApiDocument> {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [operationId, endpoint] of Object.entries<Endpoint>(allEndpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(operationId, endpoint) };
    await setImmediate();
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Gavel',
      version: '1',
      description: 'Money is kr including VAT. Errors are problem details (RFC 9457) with a stable `code`.',
    },
    paths,
    webhooks: webhooks(),
    components: {
      schemas: { Problem: withoutMarks(wireSchema(problemBody)) },
      securitySchemes: { apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'gvl_…' } },
    },
  };
}

/** Returns the operations that a webhook receiver must offer, by the name of the event. */
function webhooks(): OpenApiDocument['webhooks'] {
  return Object.fromEntries(
    webhookEventTypes.map((type) => [
      type,
      {
        post: {
          operationId: type,
          summary: webhookEvents[type].summary,
          description: 'Signed as Standard Webhooks 1.0 says. Told again until it is answered with 2xx, or 410.',
          parameters: headersOf(standardHeaders, true),
          requestBody: { required: true, content: json(always(wireSchema(webhookBody(type)))) },
          responses: { '2XX': { description: 'Taken' }, 410: { description: 'Nothing more is to be told' } },
        },
      },
    ]),
  );
}

const standardHeaders = {
  'webhook-id': 'The event’s id, the same however often it is told',
  'webhook-timestamp': 'When it is told, in seconds since 1970',
  'webhook-signature':
    '`v1,` and the HMAC-SHA256 of id, timestamp and body with full stops between, in Base64; one for each secret, with spaces between',
};

export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: Readonly<Record<'title' | 'version' | 'description', string>>;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  /** The webhooks, by the names of their events. */
  readonly webhooks: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: unknown;
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  /** A text that states who may call the endpoint, and how often. */
  readonly description: string;
  readonly parameters: readonly Parameter[];
  readonly security?: unknown;
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: unknown }>>;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: unknown;
}

const whoMayCall: Readonly<Record<Access, string>> = {
  anyone: 'Anyone may call.',
  'api-key': 'Other systems of the builder may call, with an API key.',
  keyholder: 'Whoever sends the key may call.',
  session: 'Whoever is logged in may call, also with a one-time password, or without a second factor that is asked for.',
  member: 'Whoever is logged in may call.',
  household: 'Whoever owns or shares the saved house may call, and staff; for anybody else there is none.',
  owner: 'The owner of the saved house may call, and staff; for those who have no part in it there is none.',
  staff: 'Staff may call.',
  administrator: 'Administrators may call.',
  'range-edit': 'Administrators may call, and staff with the right to edit or to publish the range.',
  'range-publish': 'Administrators may call, and staff with the right to publish the range.',
};

function operation(operationId: string, endpoint: Endpoint): Operation {
  const {
    path,
    summary,
    parameters,
    request,
    response,
    mediaType,
    headers = {},
    optionalHeaders = {},
    access,
    scope,
    limit,
  } = endpoint;
  const ok = response
    ? { 200: { description: 'Done', content: json(always(wireSchema(response))) } }
    : mediaType
      ? { 200: { description: 'Done', content: { [mediaType]: {} } } }
      : { 204: { description: 'Done' } };
  const faults = Map.groupBy(problemsOf(endpoint), (code) => problems[code].status);
  return {
    operationId,
    summary,
    description: [
      whoMayCall[access],
      scope && `The key has to be allowed \`${scope}\`.`,
      limit && `At most ${limits[limit].requests} calls in ${limits[limit].seconds} s.`,
    ]
      .filter(Boolean)
      .join(' '),
    parameters: [
      ...parametersOf(path, wireSchema(parameters)),
      ...headersOf(headers, true),
      ...headersOf(optionalHeaders, false),
      ...(isOfAccount(endpoint) ? headersOf(pageAccount, false) : []),
    ],
    ...(scope ? { security: [{ apiKey: [scope] }] } : {}),
    ...(request ? { requestBody: { required: true, content: json(withoutMarks(wireSchema(request))) } } : {}),
    responses: {
      ...ok,
      ...Object.fromEntries(
        [...faults].map(([status, of]) => [
          String(status),
          {
            description: of.join(', '),
            content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
          },
        ]),
      ),
    },
  };
}

const pageAccount = {
  [PAGE_ACCOUNT]: 'Whose account the page shows: the customer number, `12 for 7` where staff act for a customer, or `none`',
};

type Schema = z.core.JSONSchema.BaseSchema;

function wireSchema(body: z.core.$ZodType): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(body, { io: 'input' });
  return schema;
}

function json(schema: unknown) {
  return { 'application/json': { schema } };
}

function parametersOf(path: string, { properties = {}, required = [] }: Schema): Parameter[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: path.includes(`:${name}`) ? 'path' : 'query',
    required: required.includes(name),
    schema,
  }));
}

function headersOf(headers: Readonly<Record<string, string>>, required: boolean): Parameter[] {
  return Object.entries(headers).map(([name, description]) => ({
    name,
    in: 'header',
    required,
    description,
    schema: { type: 'string' },
  }));
}

/**
 * Returns a JSON schema in which all fields are required. Our responses always contain all fields, even those that may be missing in a
 * request.
 */
function always(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(always);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, always(value)]));
  const { lenient, ...own } = 'properties' in schema ? { ...inner, required: Object.keys(Object(schema.properties)) } : inner;
  return lenient ? withoutNull(own) : own;
}

/** Returns a JSON schema that does not permit null. The original schema permits null only so that requests are read leniently. */
function withoutNull(schema: Record<string, unknown>): Record<string, unknown> {
  const { type, anyOf, ...rest } = schema;
  if (Array.isArray(type)) return { ...rest, type: type.find((one) => one !== 'null') };
  if (!Array.isArray(anyOf)) return schema;
  return { ...rest, ...Object(anyOf.find((one: unknown) => JSON.stringify(one) !== '{"type":"null"}')) };
}

function withoutMarks(schema: Schema): unknown {
  return JSON.parse(JSON.stringify(schema, (key, value: unknown) => (key === 'lenient' ? undefined : value)));
}
