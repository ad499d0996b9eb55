import {
  type AnsweredFile,
  type AnswerOf,
  type Endpoint,
  encodeTrusted,
  limitsOfAddress,
  PAGE_ACCOUNT,
  type ParametersOf,
  type RequestOf,
} from '@gavel/contract';
import { type AllEndpoints, type AnyEndpointName, allEndpoints } from '@gavel/contract/all';
import type { Configuration } from '@gavel/core';
import { type Context, Hono } from 'hono';
import { type AnswerConfiguration, answerConfigurations } from './answer-configuration.ts';
import { AppError, refuseMethod } from './app-error.ts';
import { attachment } from './attachment.ts';
import { clientAddress } from './client-address.ts';
import type { AnsweredStream } from './event-stream.ts';
import {
  type AccessToHouse,
  authorise,
  authoriseForHouse,
  authoriseProgram,
  type Identify,
  type Identity,
  type KnowsApiKey,
  type NumbersOf,
  refuseOtherAccount,
  VISITOR,
} from './identity.ts';
import { answerKept } from './kept-answer.ts';
import type { ReadKept } from './kept-calls.ts';
import type { Limits } from './rate-limits.ts';
import { readBody, readParameters } from './read-call.ts';
import { spend } from './spending.ts';
import type { StreamedFile } from './streamed-file.ts';

/** A call of an endpoint, whose parameters and body are already checked. */
interface Call<Asked extends Endpoint> {
  readonly parameters: ParametersOf<Asked>;
  readonly body: RequestOf<Asked>;
  /** Returns the value of a header that the endpoint names; an empty text: the request does not have this header. */
  readonly header: (name: keyof (NonNullable<Asked['headers']> & NonNullable<Asked['optionalHeaders']>) & string) => string;
  readonly identity: Identity;
  /** The address of the client (`clientAddress`), by which rate limits count requests without an account. */
  readonly client: string;
  /** Aborts when the client has closed the connection. */
  readonly signal: AbortSignal;
  /** All headers of the request, for example for handlers that begin or end sessions. */
  readonly requestHeaders: Headers;
  /** Sets the `ETag` of the response. Pass the tag without quotes; the server adds them. */
  readonly setETag: (tag: string | number) => void;
  /** Adds `Set-Cookie` headers to the response, in their order. */
  readonly setCookies: (cookies: readonly string[]) => void;
}

/** Handles a call and returns a domain value. Throws `AppError` with one of the problems that the endpoint names. */
export type Handler<Asked extends Endpoint> = (
  call: Call<Asked>,
) => Promise<
  Asked extends { readonly isStream: true }
    ? AnsweredStream
    : AnswerOf<Asked> | (Asked extends { readonly mediaType: string } ? StreamedFile : never)
>;

/** A handler for each endpoint in `Name`. If the handlers of all modules together lack an endpoint, the server does not compile. */
export type Handlers<Name extends AnyEndpointName = AnyEndpointName> = { readonly [N in Name]: Handler<AllEndpoints[N]> };

/** The functions that check a call before its handler runs. */
interface Guards {
  readonly limits: Limits;
  readonly identify: Identify;
  readonly numbersOf: NumbersOf;
  readonly accessToHouse: AccessToHouse;
  readonly knowsApiKey: KnowsApiKey;
  /** Throws if this server does not serve the endpoint at all. */
  readonly refuse?: (name: AnyEndpointName) => void;
}

interface Keeping {
  readonly readKept: ReadKept;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Returns the routes of the API, one for each endpoint of the contract. A route checks who may call the endpoint, and its rate limit. */
export function serveEndpoints(
  handlers: Handlers,
  { limits, identify, numbersOf, accessToHouse, knowsApiKey, refuse }: Guards,
  { readKept, now }: Keeping,
): Hono {
  const app = new Hono();
  const answerConfiguration = answerConfigurations();
  for (const [name, endpoint] of Object.entries<Endpoint>(allEndpoints)) {
    const handler = handlers[name as AnyEndpointName] as unknown as Handler<Endpoint>;
    const { method, path } = endpoint;
    // If the path of an endpoint ends with a slash, also serve the path without it.
    app.on(method, path.endsWith('/') ? [path, path.slice(0, -1)] : [path], async (c) => {
      if (endpoint.kept) {
        const parameters = readParameters(c, endpoint);
        const found = await readKept(name, endpoint, parameters, () => handler(ofNobody(parameters)));
        if (found) return answerKept(c, found.answer, found.season, now(), found.isNamed);
      }
      refuse?.(name as AnyEndpointName);
      const { limit } = endpoint;
      const isOfAddress = limit !== null && (limitsOfAddress.includes(limit) || !c.req.header('Cookie'));
      // Check a limit by address first, so that a flood of requests causes no lookups of sessions.
      if (isOfAddress) await limits[limit](clientAddress(c));
      await spend(c, 'call');
      const person = await whoAsks(c, endpoint, identify);
      if (limit !== null && !isOfAddress) await limits[limit](countedAs(person, clientAddress(c)));
      authorise(endpoint.access, person);
      await refuseOtherAccount(endpoint, c.req.header(PAGE_ACCOUNT), person, numbersOf);
      const program = await authoriseProgram(endpoint, c.req.header('Authorization'), knowsApiKey);
      if (program) await limits.programOfKey(String(program.keyId));
      const identity = program ?? person;
      const parameters = readParameters(c, endpoint);
      await authoriseForHouse(endpoint.access, c.req.param('id') ?? '', identity, accessToHouse);
      const answered = await handler({
        parameters,
        body: endpoint.request && (await readBody(c, endpoint.request, endpoint.largest)),
        header: (header) => c.req.header(header) ?? '',
        identity,
        client: clientAddress(c),
        signal: c.req.raw.signal,
        requestHeaders: c.req.raw.headers,
        setETag: (tag) => c.header('ETag', `"${tag}"`),
        setCookies: (cookies) => {
          for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true });
        },
      });
      return answer(c, endpoint, answered, answerConfiguration);
    });
  }
  for (const [path, methods] of methodsByPath()) app.all(path, () => refuseMethod(methods));
  return app;
}

/**
 * Returns whom a limit counts: the account of the user, because many people may share an IP address, or the IP address if there
 * is no account.
 */
function countedAs(person: Identity, client: string): string {
  return person.kind === 'member' ? `account ${person.userId}` : client;
}

/**
 * Returns the identity of a request. While sessions cannot be read from the database, GET calls that anyone may make count as
 * calls of a visitor, unless the response is personal. Throws the errors of `identify`.
 */
async function whoAsks(c: Context, { access, method, personal }: Endpoint, identify: Identify): Promise<Identity> {
  try {
    return await identify(c.req.raw.headers);
  } catch (error) {
    const isForAnyone = access === 'anyone' && method === 'GET' && !personal;
    if (isForAnyone && error instanceof AppError && error.code === 'unavailable') return VISITOR;
    throw error;
  }
}

/** Returns the methods that each path accepts. HEAD is accepted wherever GET is. */
function methodsByPath(): ReadonlyMap<string, readonly string[]> {
  const byPath = Object.groupBy(Object.values<Endpoint>(allEndpoints), ({ path }) => path);
  const methodsOf = (alike: readonly Endpoint[] = []) => alike.map(({ method }) => method);
  return new Map(
    Object.entries(byPath).map(([path, alike]) => {
      const methods = methodsOf(alike);
      return [path, methods.includes('GET') ? [...methods, 'HEAD'] : methods];
    }),
  );
}

/** Returns a visitor’s call that has only these parameters, no body and no headers. */
function ofNobody(parameters: unknown): Call<Endpoint> {
  return {
    parameters,
    body: null,
    header: () => '',
    identity: VISITOR,
    client: '',
    signal: new AbortController().signal,
    requestHeaders: new Headers(),
    setETag: () => {},
    setCookies: () => {},
  };
}

function answer(
  c: Context,
  { response, mediaType, personal, isConfiguration, isStream }: Endpoint,
  answered: unknown,
  answerConfiguration: AnswerConfiguration,
): Response {
  if (personal) {
    c.header('Cache-Control', 'private, no-store');
    c.header('Vary', 'Cookie', { append: true });
  }
  if (response && isConfiguration) return answerConfiguration(c, response, answered as Configuration);
  if (response)
    return c.body(JSON.stringify(encodeTrusted(response, answered)), 200, { 'Content-Type': 'application/json; charset=utf-8' });
  if (!mediaType) return c.body(null, 204);
  if (isStream) return answerStream(c, mediaType, answered as AnsweredStream);
  const file = answered as AnsweredFile | StreamedFile;
  const headers = { 'Content-Type': mediaType, 'Content-Disposition': attachment(file.name) };
  // The browser needs the length to show the progress of the download.
  if ('bytes' in file) return c.body(file.bytes, 200, { ...headers, 'Content-Length': String(file.bytes.length) });
  // A content hash would need the whole file, so the ETag is the id of the request, which is different each time.
  return c.body(file.stream, 200, { ...headers, ETag: `"${c.get('requestId')}"` });
}

/** Sends a stream piece by piece. The header asks proxies not to buffer it. */
function answerStream(c: Context, mediaType: string, { open }: AnsweredStream): Response {
  // Do not open the stream for a HEAD request: nobody would read it, so it would never end.
  const headers = { 'Content-Type': mediaType, 'X-Accel-Buffering': 'no' };
  return c.req.method === 'HEAD' ? c.body(null, 200, headers) : c.body(open(), 200, headers);
}
