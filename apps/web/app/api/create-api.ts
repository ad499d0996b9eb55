import {
  type AnswerOf,
  type BrandPresentation,
  decodeTrusted,
  type Endpoint,
  type Endpoints,
  endpoints,
  isOfAccount,
  PAGE_ACCOUNT,
  type ParametersOf,
  problemBody,
  type RequestOf,
  z,
} from '@gavel/contract';
import { ApiError } from './api-error.ts';
import type { Fetcher } from './fetcher.ts';
import { type FileProgress, fileOf } from './received-file.ts';

export type Brand = BrandPresentation;

/**
 * The API calls that the pages for visitors make, as functions with domain values: amounts in öre, areas in m², municipalities as their
 * four-digit code. Each throws `ApiError` with the error code of the server. The code is `network` if the server did not respond or its
 * response is not JSON.
 */
export type Api = ApiOf<Endpoints>;

/** Turns a list of endpoints into a type with one function for each of them, except those whose response is a stream. */
export type ApiOf<All extends Readonly<Record<string, Endpoint>>> = {
  readonly [Name in keyof All as All[Name] extends { readonly isStream: true } ? never : Name]: (
    ...sent: Sent<All[Name]>
  ) => Promise<AnswerOf<All[Name]>>;
};

/** The argument of a call: its parameters, body and headers. It is optional if the endpoint requires none of them. */
type Sent<Asked extends Endpoint> = {} extends Parts<Asked> ? [parts?: Parts<Asked>] : [parts: Parts<Asked>];

type Parts<Asked extends Endpoint> = Part<'parameters', ParametersOf<Asked>> &
  (RequestOf<Asked> extends null ? unknown : { readonly body: RequestOf<Asked> }) &
  (Asked extends { readonly headers: infer Headers } ? { readonly headers: Readonly<Record<keyof Headers, string>> } : unknown) &
  (Asked extends { readonly optionalHeaders: infer Headers }
    ? { readonly headers?: Readonly<Partial<Record<keyof Headers, string>>> }
    : unknown) &
  (Asked extends { readonly mediaType: string } ? FileProgress : unknown);

/** One property of the argument. The property is optional if every property of its value is optional. */
type Part<Name extends string, Value> = {} extends Value ? { readonly [N in Name]?: Value } : { readonly [N in Name]: Value };

/** Returns the API of a server. `server` is the browser’s `fetch`; in server-side rendering, it is the application in the same process. */
export function createApi(server: Fetcher): Api {
  return createCalls(endpoints, server);
}

/** Returns the functions that call a list of endpoints. The administration, quotes and orders have lists of their own. */
export function createCalls<All extends Readonly<Record<string, Endpoint>>>(all: All, server: Fetcher): ApiOf<All> {
  const calls = Object.entries<Endpoint>(all).map(([name, endpoint]) => [
    name,
    (sent?: AnyParts) => call(server, endpoint, sent),
  ]);
  return Object.fromEntries(calls) as ApiOf<All>;
}

interface AnyParts extends FileProgress {
  readonly parameters?: unknown;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

async function call(
  server: Fetcher,
  endpoint: Endpoint,
  { parameters = {}, body, headers = {}, signal, onReceived }: AnyParts = {},
): Promise<unknown> {
  const { method, request, response, mediaType, isVersioned } = endpoint;
  const shown = isOfAccount(endpoint) ? server.shownAccount?.() : null;
  const received = await reach(server, addressOf(endpoint, parameters), {
    method,
    headers: {
      // Send `no-cache` by a header. With the option `cache: 'no-cache'`, `fetch` would send `max-age=0` instead. A request with
      // `isVersioned` sends no `Cache-Control`, so that the browser uses the preloaded response for it.
      ...(method === 'GET' && !isVersioned && { 'Cache-Control': 'no-cache' }),
      ...(request && { 'Content-Type': 'application/json' }),
      ...(shown && { [PAGE_ACCOUNT]: shown }),
      ...headers,
    },
    ...(request && { body: JSON.stringify(z.encode(request, body)) }),
    ...(signal && { signal }),
  });
  if (!received.ok) {
    const problem = await problemOf(received);
    if (problem.code === 'other-account') server.otherAccount?.();
    server.refused?.(problem.code);
    throw problem;
  }
  // Trust a response of our own server: validating a house again would take a tenth of a second on a phone.
  if (response) return decodeTrusted(response, await read(received));
  return mediaType ? fileOf(received, onReceived) : null;
}

/**
 * Returns the address of an endpoint such as `/api/houses/:idOrName` with its parameters. Parameters whose name is not in the path go into
 * the query.
 */
export function addressOf({ path, parameters: schema }: Pick<Endpoint, 'path' | 'parameters'>, parameters: unknown): string {
  const written = z.safeEncode(schema, parameters);
  // The parameters may come from the address of a page, which anybody can write. Throw the error that the server would return.
  if (!written.success) throw new ApiError('malformed-query', 400);
  const given = Object.entries(Object(written.data)).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
  const query = new URLSearchParams(given.filter(([name]) => !path.includes(`:${name}`)).map(([name, value]) => [name, value]));
  const filled = given.reduce((text, [name, value]) => text.replace(`:${name}`, encodeURIComponent(value)), String(path));
  return query.size === 0 ? filled : `${filled}?${query}`;
}

async function problemOf(received: Response): Promise<ApiError> {
  const problem = problemBody.safeParse(await read(received));
  if (!problem.success) return new ApiError('network', received.status);
  const { code, requestId, current } = problem.data;
  return new ApiError(code, received.status, requestId, current ? { current } : {});
}

async function reach(server: Fetcher, path: string, init: RequestInit): Promise<Response> {
  try {
    return await server.fetch(path, init);
  } catch (cause) {
    throw new ApiError('network', 0, null, { cause });
  }
}

async function read(received: Response): Promise<unknown> {
  try {
    return await received.json();
  } catch (cause) {
    throw new ApiError('network', received.status, null, { cause });
  }
}
