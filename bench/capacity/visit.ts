/** One kind of call: a request that a visitor's browser sends. */
export interface CallKind {
  /**
   * The share of these calls that a CDN answers itself. The CDN caches files and pictures for ever, and pages for a minute. So it often
   * lacks a page that differs for each municipality.
   */
  readonly cdn: number;
  /** Whether the server sends e-mails after its response. */
  readonly sendsMail?: boolean;
}

/** The calls of a visitor's browser, by kind. */
export const calls = {
  'start page': { cdn: 0.95 },
  'script or style': { cdn: 0.95 },
  picture: { cdn: 0.95 },
  'first step': { cdn: 0.5 },
  'beginning of a house': { cdn: 0.5 },
  registration: { cdn: 0 },
  save: { cdn: 0 },
  PDF: { cdn: 0 },
  counts: { cdn: 0 },
  'quote request': { cdn: 0, sendsMail: true },
} as const satisfies Readonly<Record<string, CallKind>>;

export type Call = keyof typeof calls;

export const callNames = Object.keys(calls) as Call[];

/** An action of a visitor: a first call, and the calls that the browser sends together after the response to the first call. */
interface Doing {
  /** How many times an average visitor does this action. */
  readonly perVisit: number;
  readonly first: Call;
  readonly follow: Readonly<Partial<Record<Call, number>>>;
}

/**
 * The actions of average visitors. Of 100 visitors, 60 begin a house and choose ten times each, 5 register and save twice, 2 make a PDF,
 * and 2 request a quote. The numbers of files and pictures are those of a browser with an empty cache.
 */
export const doings = {
  'opens the start page': { perVisit: 1, first: 'start page', follow: { 'script or style': 22, picture: 12 } },
  'begins a house': {
    perVisit: 0.6,
    first: 'first step',
    follow: { 'beginning of a house': 1, 'script or style': 12, picture: 8 },
  },
  'makes a choice': { perVisit: 6, first: 'picture', follow: { picture: 4 } },
  'registers and saves': { perVisit: 0.05, first: 'registration', follow: { save: 1 } },
  'saves again': { perVisit: 0.05, first: 'save', follow: {} },
  'makes a PDF': { perVisit: 0.02, first: 'PDF', follow: {} },
  'asks for a quote': { perVisit: 0.02, first: 'quote request', follow: {} },
  'leaves the house': { perVisit: 0.6, first: 'counts', follow: {} },
} as const satisfies Readonly<Record<string, Doing>>;

export type DoingName = keyof typeof doings;

/** How many times an average visitor does each action. */
export const doingsPerVisit: Readonly<Record<DoingName, number>> = eachOf(doings, ({ perVisit }) => perVisit);

/** Returns how many requests of each kind (pages, scripts, pictures, saves) the browser sends for an action. */
export function callsOf(doing: Doing): Readonly<Record<Call, number>> {
  return eachOf(calls, (_, call) => (doing.first === call ? 1 : 0) + (doing.follow[call] ?? 0));
}

/** The calls of an average visit. */
export const callsPerVisit: Readonly<Record<Call, number>> = eachOf(calls, (_, call) =>
  Object.values(doings).reduce((sum, doing) => sum + doing.perVisit * callsOf(doing)[call], 0),
);

/** Returns an object with the same keys as `record`. `make` computes each new value from the old value. */
export function eachOf<Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  make: (value: From, key: Key) => To,
): Record<Key, To> {
  const entries = Object.entries(record) as [Key, From][];
  return Object.fromEntries(entries.map(([key, value]) => [key, make(value, key)])) as Record<Key, To>;
}
