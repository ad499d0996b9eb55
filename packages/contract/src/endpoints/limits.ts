/** How often one client may call. */
export interface LimitRule {
  readonly requests: number;
  readonly seconds: number;
}

/** Each limit has counters of its own; calls that name the same one are counted together. `pictures` is that of `/media`. */
export const limits = {
  /** Tokens are looked up when a link is opened: more than anybody does, and walking the token space takes for ever. */
  lookUp: { requests: 60, seconds: 60 },
  /** The same for pictures of what is stored: a list of 200 houses looks up each, and ten lists a minute are still nothing to guess by. */
  lookUpPicture: { requests: 2000, seconds: 60 },
  share: { requests: 30, seconds: 600 },
  /** Saves, renames and copies: far more than anybody clicks. */
  save: { requests: 1200, seconds: 600 },
  /** Letters to people who have not asked for one; counted by the account that sends them too. */
  invite: { requests: 40, seconds: 3600 },
  inviteOfAccount: { requests: 20, seconds: 3600 },
  /** Requests to the builder. Over the quiet one they are kept and not mailed, and whoever sends them is not told; over this one they are refused. */
  contact: { requests: 60, seconds: 3600 },
  contactQuietly: { requests: 20, seconds: 3600 },
  /** Screens that begin to hear what happens, also those of a whole office when a server has started anew. */
  events: { requests: 600, seconds: 60 },
  /** Requests that other systems of the builder read, a hundred at a time. */
  leads: { requests: 120, seconds: 60 },
  /** Other calls of programs, by the client's address, and by the key that they send. */
  program: { requests: 1200, seconds: 60 },
  programOfKey: { requests: 600, seconds: 60 },
  /** Confirmations to one address, which anybody may have written. */
  contactOfAddress: { requests: 5, seconds: 3600 },
  /** Counts pictures that have to be made; those that are kept cost nothing. Thirty houses in a minute, and everything new. */
  pictures: { requests: 1200, seconds: 60 },
  /** By the client's address; logging in and resetting are counted by the account that is meant too. */
  login: { requests: 50, seconds: 900 },
  register: { requests: 10, seconds: 3600 },
  reset: { requests: 20, seconds: 3600 },
  /** Whole lists, which take long where they are long. */
  export: { requests: 60, seconds: 600 },
  /** Calls that take the password of who is logged in. */
  password: { requests: 20, seconds: 900 },
  loginOfAccount: { requests: 10, seconds: 900 },
  /** A code of an authenticator app holds for 90 seconds at most, and opens once. */
  codeOfAccount: { requests: 1, seconds: 120 },
  resetOfAccount: { requests: 5, seconds: 3600 },
  /** Pictures to keep are composed for one visitor, at their largest. */
  download: { requests: 20, seconds: 60 },
  /** What pages tell when they are left: more than anybody opens, and not enough to bend what is counted by the day. */
  count: { requests: 120, seconds: 600 },
  /** PDFs, which take more to make than anything else. */
  document: { requests: 20, seconds: 60 },
} as const satisfies Readonly<Record<string, LimitRule>>;

export type LimitName = keyof typeof limits;
