/** How often one client may call. */
export interface LimitRule {
  readonly requests: number;
  readonly seconds: number;
}

/**
 * Each limit has counters of its own; calls that name the same one are counted together. `pictures` is that of `/media`.
 *
 * People who are logged in are counted by their account, everybody else by the client's address. A whole show house or a mobile operator may
 * share one address, so what counts addresses lets an open day through: 200 people an hour, each of whom registers, saves, makes a PDF and
 * asks for a quote.
 */
export const limits = {
  /** Tokens are looked up when a link is opened. Whoever tries 300 tokens a minute finds one of a million houses in 1,400 years. */
  lookUp: { requests: 300, seconds: 60 },
  /** The same for pictures of what is stored: a list of 200 houses looks up each, and ten lists a minute are still nothing to guess by. */
  lookUpPicture: { requests: 2000, seconds: 60 },
  share: { requests: 300, seconds: 600 },
  /** Saves, renames and copies: far more than anybody clicks. */
  save: { requests: 1200, seconds: 600 },
  /** Letters to people who have not asked for one; counted by the account that sends them too. */
  invite: { requests: 40, seconds: 3600 },
  inviteOfAccount: { requests: 20, seconds: 3600 },
  /** Requests to the builder. Over the quiet one visitors' are marked for staff to look at; over this one they are refused. */
  contact: { requests: 400, seconds: 3600 },
  contactQuietly: { requests: 100, seconds: 3600 },
  /** Screens that begin to hear what happens, also those of a whole office when a server has started anew. */
  events: { requests: 600, seconds: 60 },
  /** Requests that other systems of the builder read, a hundred at a time. */
  leads: { requests: 120, seconds: 60 },
  /** Other calls of programs, by the client's address, and by the key that they send. */
  program: { requests: 1200, seconds: 60 },
  programOfKey: { requests: 600, seconds: 60 },
  /** Links that visitors e-mail to themselves, and those to one address, which anybody may have written. */
  mailLink: { requests: 200, seconds: 3600 },
  mailLinkOfAddress: { requests: 3, seconds: 3600 },
  /** Confirmations to one address, which anybody may have written. */
  contactOfAddress: { requests: 5, seconds: 3600 },
  /** Counts pictures that have to be made; those that are kept cost nothing. Thirty houses in a minute, and everything new. */
  pictures: { requests: 1200, seconds: 60 },
  /**
   * By the client's address, also of people who are logged in. A login that succeeds is not counted, so that this limits who tries
   * passwords. Logging in and resetting are counted by the account that is meant too.
   */
  login: { requests: 60, seconds: 900 },
  register: { requests: 400, seconds: 3600 },
  reset: { requests: 100, seconds: 3600 },
  /** Whole lists, which take long where they are long. */
  export: { requests: 60, seconds: 600 },
  /** Calls that take the password of who is logged in. */
  password: { requests: 20, seconds: 900 },
  loginOfAccount: { requests: 10, seconds: 900 },
  /** A code of an authenticator app holds for 90 seconds at most, and opens once. */
  codeOfAccount: { requests: 1, seconds: 120 },
  resetOfAccount: { requests: 5, seconds: 3600 },
  /** Pictures to keep are composed for one visitor, at their largest. */
  download: { requests: 60, seconds: 60 },
  /** What pages tell when they are left: more than anybody opens, and not enough to bend what is counted by the day. */
  count: { requests: 1200, seconds: 600 },
  /** PDFs, which take more to make than anything else. */
  document: { requests: 20, seconds: 60 },
  /** E-mails with a PDF, by the account that sends them and by the address that gets them, which anybody may have written. */
  mailDocument: { requests: 20, seconds: 3600 },
  mailDocumentToAddress: { requests: 5, seconds: 3600 },
} as const satisfies Readonly<Record<string, LimitRule>>;

export type LimitName = keyof typeof limits;

/** These limit what an account could be used for to get around: they count addresses, whoever asks. */
export const limitsOfAddress: readonly LimitName[] = ['login', 'register', 'reset'];
