import type { LostReason, Milestone } from '@gavel/core/requests';

/** The salespersons of the demonstration. Anybody who tries out the demonstration as a salesperson logs in as `lage`. */
export type Seller = 'lage' | 'ylva' | 'noor';

/** A time, as the number of days before today and the time of day in Stockholm. */
export type Ago = readonly [days: number, time: string];

interface AddedLine {
  readonly title: string;
  /** The price of this line of a quote, in kronor with VAT; a negative price is a discount. */
  readonly kronor: number;
}

/** An event in the life of a request. Days are counted from today. */
export type Act = { readonly on: Ago } & (
  | { readonly do: 'note'; readonly words: string }
  | { readonly do: 'move'; readonly to: Milestone }
  | { readonly do: 'step'; readonly words: string; readonly inDays: number }
  | { readonly do: 'dormant'; readonly inDays: number }
  | { readonly do: 'lost'; readonly reason: LostReason }
  | { readonly do: 'draft' | 'offer'; readonly inDays: number; readonly words: string; readonly lines: readonly AddedLine[] }
  | { readonly do: 'withdraw' }
  | { readonly do: 'accept' }
  | { readonly do: 'save-again' }
  | { readonly do: 'ask'; readonly words: string }
  | { readonly do: 'order'; readonly waits: boolean; readonly ticks: Readonly<Record<string, string>> }
);

/**
 * The house of an invented customer, given by its title in the demo range. If the builder's range has no house with this title, the
 * demonstration uses another house.
 */
export interface StoryHouse {
  readonly title: string;
  /** The index of the house's bundle; null: no bundle. */
  readonly bundle: number | null;
  /** The name that the customer gave the house. */
  readonly name: string;
}

/**
 * Returns the house of an invented customer.
 * @param title the title of the house in the demo range
 * @param bundle the index of the house's bundle; null: no bundle
 * @param name the name that the customer gave the house
 */
export function house(title: string, bundle: number | null, name: string): StoryHouse {
  return { title, bundle, name };
}

export interface Story {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly place: string;
  /**
   * How the customer sent the request. `account`: with an account, about a saved house. `shared`: without an account, about a
   * configuration that the customer had shared by a link. `form`: with only the form.
   */
  readonly with: 'account' | 'shared' | 'form';
  readonly house: StoryHouse | null;
  /** The addresses of the plots that the customer chose, from the demo range. */
  readonly plots: readonly string[];
  readonly came: Ago;
  /** Null: the customer has saved a house and sent no request. */
  readonly asks: { readonly for: 'Quote' | 'Sales'; readonly words: string; readonly campaign?: string } | null;
  /** Whether the request is held back. */
  readonly isSuspect: boolean;
  /** Null: the request has no owner. */
  readonly seller: Seller | null;
  readonly acts: readonly Act[];
}

type Whom = Pick<Story, 'firstName' | 'lastName' | 'place'> & Partial<Pick<Story, 'email' | 'seller' | 'plots' | 'acts'>>;

/** Returns a story: a customer with an account asks about the house that they saved. */
export function asksAbout(house: StoryHouse, came: Ago, words: string, whom: Whom, asksFor: 'Quote' | 'Sales' = 'Quote'): Story {
  return { ...told(whom), with: 'account', house, came, asks: { for: asksFor, words } };
}

/** Returns a story: a visitor without an account asks about the house that they configured. */
export function sharesAndAsks(house: StoryHouse, came: Ago, words: string, whom: Whom): Story {
  return { ...told(whom), with: 'shared', house, came, asks: { for: 'Sales', words } };
}

/**
 * Returns a story: a visitor fills in the form.
 * @param title the title of a house model; empty: the visitor asks about no particular house
 */
export function writes(title: string, came: Ago, words: string, whom: Whom, campaign = ''): Story {
  const house = title === '' ? null : { title, bundle: null, name: '' };
  return { ...told(whom), with: 'form', house, came, asks: { for: 'Sales', words, campaign } };
}

/** Returns a story: a customer saves a house and sends no request. */
export function saves(house: StoryHouse, came: Ago, whom: Whom): Story {
  return { ...told(whom), with: 'account', house, came, asks: null };
}

export function note(days: number, time: string, words: string): Act {
  return { on: [days, time], do: 'note', words };
}

export function move(days: number, time: string, to: Milestone): Act {
  return { on: [days, time], do: 'move', to };
}

/**
 * Returns an act in which the salesperson plans the next step for a request.
 * @param inDays days from today until the step is due; negative: it is overdue
 */
export function step(days: number, time: string, words: string, inDays: number): Act {
  return { on: [days, time], do: 'step', words, inDays };
}

function told({ firstName, lastName, place, email, seller = 'lage', plots = [], acts = [] }: Whom) {
  const address = email ?? `${plain(firstName)}.${plain(lastName)}@example.com`;
  return { firstName, lastName, place, email: address, seller, plots, acts, isSuspect: false };
}

function plain(name: string): string {
  const letters = name.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l');
  return letters.replaceAll(/[^a-z]+/g, '-');
}
