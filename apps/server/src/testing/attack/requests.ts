import type { Endpoint } from '@gavel/contract';
import { allEndpoints } from '@gavel/contract/all';
import { anExample, type Known, type Schema, schemaOf } from './an-example.ts';
import { METHODS, onAll, onBody, type Shape, TRICKS, wrongHeader } from './mutations.ts';
import { nastyTexts } from './nasty.ts';
import type { Random } from './random.ts';

/** An HTTP request that attacks the server. */
export interface Attack {
  readonly method: string;
  /** Path and query, as in the request line. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

/** The session of the sender; null: the sender is not logged in. */
export type Session = { readonly headers: Readonly<Record<string, string>> } | null;

interface Target {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly parameters: Schema;
  readonly request: Schema | null;
}

const targets: readonly Target[] = Object.entries<Endpoint>(allEndpoints).map(([name, endpoint]) => ({
  name,
  endpoint,
  parameters: schemaOf(endpoint.parameters),
  request: endpoint.request && schemaOf(endpoint.request),
}));

/** Endpoints that end the session. The attack calls them without a session, so that later attacks still have one. */
const ENDS_SESSION = /logout|deleteAccount|endSession/i;

const PAGES = [
  '/',
  '/house',
  '/houses/',
  '/new-project',
  '/municipality',
  '/start/new',
  '/start/',
  '/help',
  '/login',
  '/register',
  '/my-projects',
  '/invitation',
  '/compare',
  '/offer/',
  '/order/',
  '/configuration/',
  '/admin',
  '/admin/leads',
  '/media/',
  '/media/drawn/houses/',
  '/media/drawn/',
  '/media/0123456789abcdef/',
  '/assets/',
  '/api/',
  '/api/docs',
  '/favicon.svg',
  '/_root.data',
  '/house.data',
  '/healthz',
  '/.well-known/security.txt',
  '/service-worker.js',
];

/** Returns an HTTP request to an endpoint or to another address of the site. Usually one to three parts of it are wrong. */
export function anAttack(random: Random, known: Known, session: Session): Attack {
  return random.happens(0.85) ? onCall(random, known, session) : onPage(random, session);
}

function onCall(random: Random, known: Known, session: Session): Attack {
  const { name, endpoint, parameters, request } = random.one(targets);
  const asked = Object(anExample(parameters, random, known)) as Record<string, unknown>;
  const ways = random.happens(0.1) ? 0 : 1 + random.below(2);
  const shape: Shape = {
    method: endpoint.method,
    path: endpoint.path,
    parameters: asked,
    headers: {
      ...Object.fromEntries(Object.keys({ ...endpoint.headers, ...endpoint.optionalHeaders }).map((header) => [header, '"1"'])),
      ...(ENDS_SESSION.test(name) ? {} : session?.headers),
    },
    body: request && anExample(request, random, known),
    text: null,
    bytes: null,
    trick: '',
  };
  for (let way = 0; way < ways; way += 1) random.one(request ? [...onAll, ...onBody, ...onBody] : onAll)(shape, random);
  return written(shape, random);
}

function onPage(random: Random, session: Session): Attack {
  const trick = random.one([...TRICKS, ...nastyTexts.slice(0, 43).map((text) => safelyEncoded(text))]);
  const headers = { ...session?.headers, ...(random.happens(0.5) ? { Accept: 'text/html' } : {}) };
  const shape: Shape = {
    method: random.happens(0.9) ? 'GET' : random.one(METHODS),
    path: random.one(PAGES),
    parameters: {},
    headers,
    body: undefined,
    text: null,
    bytes: null,
    trick,
  };
  if (random.happens(0.5)) wrongHeader(shape, random);
  return written(shape, random);
}

function written(shape: Shape, random: Random): Attack {
  const inQuery = Object.entries(shape.parameters).filter(([name]) => !shape.path.includes(`:${name}`));
  const path = shape.path.replace(/:(\w+)/g, (_, name) => safelyEncoded(String(shape.parameters[name] ?? random.below(50))));
  const query = inQuery.map(([name, value]) => `${name}=${safelyEncoded(String(value))}`).join('&');
  const joined = `${path}${query === '' ? '' : `?${query}`}${shape.trick}`;
  const hasBody = shape.bytes !== null || shape.text !== null || (shape.body !== null && shape.body !== undefined);
  const body = hasBody ? (shape.bytes ?? Buffer.from(shape.text ?? JSON.stringify(shape.body) ?? '')) : null;
  const type = hasBody ? { 'Content-Type': 'application/json' } : {};
  return { method: shape.method, target: joined.slice(0, 15_000), headers: { ...type, ...shape.headers }, body };
}

/** Encodes a text for an address. Replaces lone surrogates first, because they cannot be encoded. */
function safelyEncoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
