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

/** One call as it came, read and checked. */
interface Call<Asked extends Endpoint> {
  readonly parameters: ParametersOf<Asked>;
  readonly body: RequestOf<Asked>;
  /** Headers that the endpoint names; empty where one was not sent. */
  readonly header: (name: keyof (NonNullable<Asked['headers']> & NonNullable<Asked['optionalHeaders']>) & string) => string;
  readonly identity: Identity;
  /** Who asks, for what counts calls. */
  readonly client: string;
  /** Tells that whoever asked has gone. */
  readonly signal: AbortSignal;
  /** What the cookie and the browser say; for what makes and ends sessions. */
  readonly requestHeaders: Headers;
  /** The answer's `ETag`, without its quotes. */
  readonly setETag: (tag: string | number) => void;
  /** `Set-Cookie` values go out with the answer, in their order. */
  readonly setCookies: (cookies: readonly string[]) => void;
}

/** Answers one call with a domain value. Throws `AppError` with one of the endpoint's problems. */
export type Handler<Asked extends Endpoint> = (
  call: Call<Asked>,
) => Promise<
  Asked extends { readonly isStream: true }
    ? AnsweredStream
    : AnswerOf<Asked> | (Asked extends { readonly mediaType: string } ? StreamedFile : never)
>;

/** A handler for each of these endpoints. All modules' handlers together are those of all endpoints, or the server does not compile. */
export type Handlers<Name extends AnyEndpointName = AnyEndpointName> = { readonly [N in Name]: Handler<AllEndpoints[N]> };

/** What stands before every call. */
interface Guards {
  readonly limits: Limits;
  readonly identify: Identify;
  readonly numbersOf: NumbersOf;
  readonly accessToHouse: AccessToHouse;
  readonly knowsApiKey: KnowsApiKey;
}

interface Keeping {
  readonly readKept: ReadKept;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The API: every endpoint of the contract at its path, with its access and its limit. */
export function serveEndpoints(
  handlers: Handlers,
  { limits, identify, numbersOf, accessToHouse, knowsApiKey }: Guards,
  { readKept, now }: Keeping,
): Hono {
  const app = new Hono();
  const answerConfiguration = answerConfigurations();
  for (const [name, endpoint] of Object.entries<Endpoint>(allEndpoints)) {
    const handler = handlers[name as AnyEndpointName] as unknown as Handler<Endpoint>;
    const { method, path } = endpoint;
    // A path that ends with a slash is served without it too.
    app.on(method, path.endsWith('/') ? [path, path.slice(0, -1)] : [path], async (c) => {
      if (endpoint.kept) {
        const parameters = readParameters(c, endpoint);
        const found = await readKept(name, endpoint, parameters, () => handler(ofNobody(parameters)));
        if (found) return answerKept(c, found.answer, found.season, now(), found.isNamed);
      }
      const { limit } = endpoint;
      const isOfAddress = limit !== null && (limitsOfAddress.includes(limit) || !c.req.header('Cookie'));
      // Who floods is refused before anything is looked up, where nobody has to be known for that.
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

/** An account, because many people may share an address; else the address. */
function countedAs(person: Identity, client: string): string {
  return person.kind === 'member' ? `account ${person.userId}` : client;
}

/** While nobody can say who asks, what anyone may read is answered as to anyone. Throws what `identify` throws. */
async function whoAsks(c: Context, { access, method }: Endpoint, identify: Identify): Promise<Identity> {
  try {
    return await identify(c.req.raw.headers);
  } catch (error) {
    const isForAnyone = access === 'anyone' && method === 'GET';
    if (isForAnyone && error instanceof AppError && error.code === 'unavailable') return VISITOR;
    throw error;
  }
}

/** What each path of the API takes. Whoever may read may ask for the headers alone. */
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

/** A call as anybody may make it, and nobody in particular. */
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
  // The size lets a browser show how much of it has arrived.
  if ('bytes' in file) return c.body(file.bytes, 200, { ...headers, 'Content-Length': String(file.bytes.length) });
  // Without a tag the whole would be read to make one.
  return c.body(file.stream, 200, { ...headers, ETag: `"${c.get('requestId')}"` });
}

/** Goes out piece by piece; what stands in front of the server is asked not to collect it first. */
function answerStream(c: Context, mediaType: string, { open }: AnsweredStream): Response {
  // Who asks for the head alone never reads, and so never leaves.
  const headers = { 'Content-Type': mediaType, 'X-Accel-Buffering': 'no' };
  return c.req.method === 'HEAD' ? c.body(null, 200, headers) : c.body(open(), 200, headers);
}
