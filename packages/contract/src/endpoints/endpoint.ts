import type { ApiScope } from '../api-scopes.ts';
import type { Body } from '../body.ts';
import type { ProblemCode } from '../problem.ts';
import { z } from '../zod.ts';
import type { LimitName } from './limits.ts';

/**
 * One call of the API. Everything that is agreed about it stands here, once: the server serves it from this (`serve-endpoint`), the client
 * calls it from this (`create-api`), the OpenAPI document and the authorisation matrix are made from it.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** With `:name` for the parameters in the path; the other parameters go into the query. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly parameters: z.ZodMiniType;
  /** Null: it has no body. */
  readonly request: Body<unknown> | null;
  /** Null: 204 without a body, or a file where `mediaType` says so. */
  readonly response: Body<unknown> | null;
  /** What a file is that is answered in place of JSON. */
  readonly mediaType?: string;
  /** What is answered goes on until whoever asked leaves: of `mediaType`, piece by piece. */
  readonly isStream?: boolean;
  /** Request headers that it reads, with what they mean. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The same for headers that need not be sent. */
  readonly optionalHeaders?: Readonly<Record<string, string>>;
  /** What it may refuse with, beside what follows from its limit and its body. */
  readonly problems: readonly ProblemCode[];
  readonly access: Access;
  /** What the key has to be allowed; of every call with `api-key`, and of no other. */
  readonly scope?: ApiScope;
  /** The most bytes of its body, where that is less than for others. */
  readonly largest?: number;
  /** Anyone may call, and what is sent belongs to the account of whoever is logged in. */
  readonly byAccount?: boolean;
  /** What counts calls of one client; null: nothing does. */
  readonly limit: LimitName | null;
  /** The answer is about a person: no cache may keep it. */
  readonly personal: boolean;
  /** Its answer is a configuration, most of which others get too. */
  readonly isConfiguration?: boolean;
  /** It is the same for everybody until another range is published or a campaign begins or ends, and goes out as it was made the first time. */
  readonly kept?: boolean;
  /** Asked for with its parameter `version`, which is its `ETag` without marks, what is kept never changes under that address. */
  readonly isVersioned?: boolean;
}

/**
 * Who may call. `keyholder`: whoever sends the key that was answered when the thing was made. `api-key`: another system of the builder, with
 * a key of its own, whoever is logged in. `session`: whoever is logged in,
 * also with a one-time password, or without the second factor that the builder asks
 * of staff; `member`: once that is done; what belongs to somebody is looked up as theirs. `household`: whoever
 * owns the saved house that `:id` names or shares it, and staff; `owner`: its owner, and staff. `staff`: Admin and Salesmen.
 * `range-edit`, `range-publish`: administrators, and staff who have that right; who may publish may edit.
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

/** Who changes something in the name of an account. */
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

/** Whether a call changes something in the name of whoever is logged in. */
export function isOfAccount({ method, access, byAccount = false }: Pick<Endpoint, 'method' | 'access' | 'byAccount'>): boolean {
  return method !== 'GET' && (byAccount || OF_AN_ACCOUNT.includes(access));
}

/** Every problem that a call may answer, in the order in which the server looks. */
export function problemsOf(endpoint: Endpoint): readonly ProblemCode[] {
  const { limit, request, problems, kept = false } = endpoint;
  return [
    ...(limit ? (['too-many-requests'] as const) : []),
    ...(isOfAccount(endpoint) ? (['other-account'] as const) : []),
    ...(request ? (['too-large', 'malformed-body'] as const) : []),
    ...problems,
    // What is kept is answered from memory; everything else may need the database, if only to know who asks.
    ...(kept ? [] : (['unavailable'] as const)),
  ];
}

/** A file that is answered in place of JSON. */
export interface AnsweredFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** As it is to be called where it is kept. */
  readonly name: string;
}

/** Parameters of a call that has none. */
export const none = z.object({});

/** A whole number in a path or a query. */
export const numeral = numeralOf((number) => number);

/** The same, as an id. */
export function numeralOf<Id extends number>(named: (id: number) => Id) {
  return z.codec(z.string().check(z.regex(/^\d{1,6}$/, 'expected a whole number')), z.custom<Id>(), {
    decode: (text) => named(Number(text)),
    encode: String,
  });
}

/** A public reading call: for anyone, not counted, the same for everybody; kept unless it is drawn anew each time. */
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
