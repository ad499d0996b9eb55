/** How many calls one client may make in a period. */
export interface LimitRule {
  readonly requests: number;
  readonly seconds: number;
}

/**
 * The limits of the API. Each limit has its own counters; endpoints with the same limit are counted together. `pictures` is the limit of
 * `/media`.
 *
 * Logged-in users are counted by account, others by IP address. All visitors of a show house may share one IP address. So limits by
 * address allow an open day: 200 people an hour, each of whom registers, saves, makes a PDF and requests a quote.
 */
export const limits = {
  /**
   * Endpoints that open something by the token in a link, such as a saved house. The token of a saved house has 8 characters out of
   * 62 letters and digits. A client that guesses 300 tokens a minute needs 1.4 years on average to find one of a million saved houses.
   */
  lookUp: { requests: 300, seconds: 60 },
  /**
   * Look-ups for pictures of stored houses, quotes and orders, enough for ten lists of 200 houses a minute. Somebody who guesses a token
   * gets a picture, not the house.
   */
  lookUpPicture: { requests: 2000, seconds: 60 },
  share: { requests: 300, seconds: 600 },
  /** Saves, renames and copies: far more than anybody makes by hand. */
  save: { requests: 1200, seconds: 600 },
  /**
   * E-mails to people who have not asked for them, and test events for webhook receivers. `inviteOfAccount` counts only invitations to a
   * household.
   */
  invite: { requests: 40, seconds: 3600 },
  inviteOfAccount: { requests: 20, seconds: 3600 },
  /**
   * Requests from customers to the builder. Above `contactQuietly`, the server holds back requests of people who are not logged in, until
   * staff check them. Above `contact`, the server refuses requests.
   */
  contact: { requests: 400, seconds: 3600 },
  contactQuietly: { requests: 100, seconds: 3600 },
  /** Connections to the event stream. After a restart of the server, all open pages of an office connect again at the same time. */
  events: { requests: 600, seconds: 60 },
  /** Lists of customers’ requests that other systems of the builder read, at most a hundred requests per call. */
  leads: { requests: 120, seconds: 60 },
  /**
   * `program` counts the calls of the other endpoints that need an API key, by IP address. `programOfKey` counts all calls with an API key,
   * by key.
   */
  program: { requests: 1200, seconds: 60 },
  programOfKey: { requests: 600, seconds: 60 },
  /**
   * E-mails with a link, which a visitor has asked for. `mailLinkOfAddress` counts by recipient, because anybody may have entered the
   * recipient’s address.
   */
  mailLink: { requests: 200, seconds: 3600 },
  mailLinkOfAddress: { requests: 3, seconds: 3600 },
  /** E-mails that confirm a customer’s request, counted by recipient, because anybody may have entered the recipient’s address. */
  contactOfAddress: { requests: 5, seconds: 3600 },
  /**
   * Pictures that the server must make; pictures from a cache are not counted. The limit is enough for thirty houses in a minute without
   * any cache.
   */
  pictures: { requests: 1200, seconds: 60 },
  /**
   * `login`, `register` and `reset` count calls by IP address, even for logged-in users. A successful login is not counted, so `login`
   * limits attempts to guess passwords. Logins and password resets are also counted by the target account.
   */
  login: { requests: 60, seconds: 900 },
  register: { requests: 400, seconds: 3600 },
  reset: { requests: 100, seconds: 3600 },
  /** Exports of complete lists; long lists take much time. */
  export: { requests: 60, seconds: 600 },
  /** Endpoints that require the user’s password or a code, and the export of the user’s data. */
  password: { requests: 20, seconds: 900 },
  loginOfAccount: { requests: 10, seconds: 900 },
  /** Logins of an account with the same code of an authenticator app. A code is valid for at most 90 seconds, so it works only once. */
  codeOfAccount: { requests: 1, seconds: 120 },
  resetOfAccount: { requests: 5, seconds: 3600 },
  /** Downloaded pictures. The server composes each of them for one visitor, at the largest size. */
  download: { requests: 60, seconds: 60 },
  /**
   * Reports that pages of the configurator send for the statistics (`CountedVisit`). The limit is more pages than anybody opens, but too
   * few to distort the daily numbers.
   */
  count: { requests: 1200, seconds: 600 },
  /** PDFs, which cost the most work of all. */
  document: { requests: 20, seconds: 60 },
  /** E-mails with a PDF, counted by the sending account and by the recipient, because anybody may have entered the recipient’s address. */
  mailDocument: { requests: 20, seconds: 3600 },
  mailDocumentToAddress: { requests: 5, seconds: 3600 },
} as const satisfies Readonly<Record<string, LimitRule>>;

export type LimitName = keyof typeof limits;

/** Limits that count by IP address even for logged-in users, so that a client cannot get a new counter by logging in. */
export const limitsOfAddress: readonly LimitName[] = ['login', 'register', 'reset'];
