import type { Body } from '../body.ts';
import type { ProblemCode } from '../problem.ts';
import type { ApiScope } from '../staff/api-scopes.ts';
import { z } from '../zod.ts';
import type { LimitName } from './limits.ts';

/**
 * The complete definition of one endpoint of the API. The server routes (`serve-endpoint`), the client (`create-api`), the OpenAPI
 * document and the authorisation matrix are made from it.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** The path with `:name` for its parameters; all other parameters are in the query. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly parameters: z.ZodMiniType;
  /** Null: the request has no body. */
  readonly request: Body<unknown> | null;
  /** Null: the response has status 204 and no body, or it is a file if `mediaType` is set. */
  readonly response: Body<unknown> | null;
  /** The media type of a file that is returned instead of JSON. */
  readonly mediaType?: string;
  /** Whether the response is a stream of type `mediaType` that lasts until the client disconnects or the session ends. */
  readonly isStream?: boolean;
  /** Required request headers, with their meaning. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Optional request headers, with their meaning. */
  readonly optionalHeaders?: Readonly<Record<string, string>>;
  /** The endpoint’s own problems; `problemsOf` adds others, such as those that its limit and its body can cause. */
  readonly problems: readonly ProblemCode[];
  readonly access: Access;
  /** The scope that the API key needs. Every endpoint with the access `api-key` has a scope, and no other endpoint has one. */
  readonly scope?: ApiScope;
  /** The largest request body that the server accepts, in bytes, if it differs from the default. */
  readonly largest?: number;
  /** True: if the user is logged in, the server stores the data of the request for that account, although anybody may call the endpoint. */
  readonly byAccount?: boolean;
  /** The limit that counts the calls of a client; null: calls are not limited. */
  readonly limit: LimitName | null;
  /**
   * Whether the response is about a person, so that no cache may store it. While sessions cannot be read, the server refuses a call with a
   * session instead of sending a personal response for a visitor.
   */
  readonly personal: boolean;
  /** Whether the response is a configuration. The server serialises the part that is the same for many users once, and reuses it. */
  readonly isConfiguration?: boolean;
  /**
   * Whether the response is the same for everybody until another range is published or a campaign begins or ends. If true, the server
   * stores the response and sends it again.
   */
  readonly kept?: boolean;
  /**
   * Whether the parameter `version` is the `ETag` of the response without quotation marks. A response at an address with a version never
   * changes.
   */
  readonly isVersioned?: boolean;
}

/**
 * Who may call an endpoint. `keyholder`: anybody with the key that the server returned when it stored the snapshot `:id`.
 * `api-key`: another system of the builder with its API key; a session gives no access. `session`: any logged-in user, even with a
 * one-time password or without a required second factor. `member`: a logged-in user without a one-time password, and with the
 * second factor if it is required; the endpoint works on that user’s data. `household`: owner and members of the saved house `:id`,
 * and staff. `owner`: the owner of the saved house, and staff. `staff`: Admin and Salesmen. `range-edit`, `range-publish`:
 * administrators, and staff with that right; the right to publish includes the right to edit.
 */
export type Access =
  | 'anyone'
  | 'keyholder'
  | 'api-key'
  | 'session'
  | 'member'
  | 'household'
  | 'owner'
  | 'staff'
  | 'administrator'
  | 'range-edit'
  | 'range-publish';

/** The values of `Access` that require a logged-in user. */
const OF_AN_ACCOUNT: readonly Access[] = [
  'session',
  'member',
  'household',
  'owner',
  'staff',
  'administrator',
  'range-edit',
  'range-publish',
];

/** Returns whether an endpoint changes something for the logged-in account. */
export function isOfAccount({ method, access, byAccount = false }: Pick<Endpoint, 'method' | 'access' | 'byAccount'>): boolean {
  return method !== 'GET' && (byAccount || OF_AN_ACCOUNT.includes(access));
}

/** Returns the problems that an endpoint may return, without those that its `access` causes, such as `not-logged-in`. */
export function problemsOf(endpoint: Endpoint): readonly ProblemCode[] {
  const { limit, request, problems, kept = false } = endpoint;
  return [
    ...(limit ? (['too-many-requests'] as const) : []),
    ...(isOfAccount(endpoint) ? (['other-account'] as const) : []),
    ...(request ? (['too-large', 'malformed-body'] as const) : []),
    ...problems,
    // Stored responses come from memory. All other endpoints may need the database, so they can return `unavailable`.
    ...(kept ? [] : (['unavailable'] as const)),
  ];
}

/** A file that is returned instead of JSON. */
export interface AnsweredFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The file name for the download. */
  readonly name: string;
}

/** The parameters of an endpoint without parameters. */
export const none = z.object({});

/** A whole number of at most six digits in a path or a query. */
export const numeral = numeralOf((number) => number);

/** Returns a codec for a whole number of at most six digits in a path or a query, which is decoded to an id. */
export function numeralOf<Id extends number>(named: (id: number) => Id) {
  return z.codec(z.string().check(z.regex(/^\d{1,6}$/, 'expected a whole number')), z.custom<Id>(), {
    decode: (text) => named(Number(text)),
    encode: String,
  });
}

/**
 * Returns a GET endpoint that anybody may call without a limit. Its response does not depend on the user. The server stores the response
 * and sends it again, except if `kept` is false, as for a list in random order.
 */
export function read<Parameters, Response>(
  path: `/api/${string}`,
  summary: string,
  rest: { parameters: z.ZodMiniType<Parameters>; response: Body<Response>; problems: readonly ProblemCode[]; kept?: false },
) {
  return {
    method: 'GET',
    path,
    summary,
    request: null,
    access: 'anyone',
    limit: null,
    personal: false,
    kept: true,
    ...rest,
  } as const;
}
