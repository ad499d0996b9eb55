import type { LostReason, Milestone } from '@gavel/core/leads';

/** Who sells in the demonstration. `lage` is the salesperson that a newcomer logs in as. */
export type Seller = 'lage' | 'ylva' | 'noor';

/** So many days ago, at this time in Stockholm. */
export type Ago = readonly [days: number, time: string];

interface AddedLine {
  readonly title: string;
  /** Kronor with VAT; below zero: a discount. */
  readonly kronor: number;
}

/** What happens with a request after it came. Days that end or fall due are counted from today. */
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

/** The house of a story, by what the demo range calls it; another range has other houses in its place. */
export interface StoryHouse {
  readonly title: string;
  /** Which of its bundles; null: none. */
  readonly bundle: number | null;
  /** What its owner calls it. */
  readonly name: string;
}

/** @param bundle which of the house's bundles; null: none @param name what its owner calls it */
export function house(title: string, bundle: number | null, name: string): StoryHouse {
  return { title, bundle, name };
}

export interface Story {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly place: string;
  /** `account`: they save a house. `shared`: they have shared one. `form`: they only wrote. */
  readonly with: 'account' | 'shared' | 'form';
  readonly house: StoryHouse | null;
  /** Addresses of plots in the demo range. */
  readonly plots: readonly string[];
  readonly came: Ago;
  /** Null: they have saved a house and asked nothing. */
  readonly asks: { readonly for: 'Quote' | 'Sales'; readonly words: string; readonly campaign?: string } | null;
  /** It looks as if a robot wrote it. */
  readonly isSuspect: boolean;
  /** Null: nobody takes care of it. */
  readonly seller: Seller | null;
  readonly acts: readonly Act[];
}

type Whom = Pick<Story, 'firstName' | 'lastName' | 'place'> & Partial<Pick<Story, 'email' | 'seller' | 'plots' | 'acts'>>;

/** Somebody with an account asks about the house that they saved. */
export function asksAbout(house: StoryHouse, came: Ago, words: string, whom: Whom, asksFor: 'Quote' | 'Sales' = 'Quote'): Story {
  return { ...told(whom), with: 'account', house, came, asks: { for: asksFor, words } };
}

/** Somebody without an account asks about the house that they have put together. */
export function sharesAndAsks(house: StoryHouse, came: Ago, words: string, whom: Whom): Story {
  return { ...told(whom), with: 'shared', house, came, asks: { for: 'Sales', words } };
}

/** Somebody fills in the form. @param title of a house; empty: none in particular */
export function writes(title: string, came: Ago, words: string, whom: Whom, campaign = ''): Story {
  const house = title === '' ? null : { title, bundle: null, name: '' };
  return { ...told(whom), with: 'form', house, came, asks: { for: 'Sales', words, campaign } };
}

/** Somebody saves a house and asks nothing. */
export function saves(house: StoryHouse, came: Ago, whom: Whom): Story {
  return { ...told(whom), with: 'account', house, came, asks: null };
}

export function note(days: number, time: string, words: string): Act {
  return { on: [days, time], do: 'note', words };
}

export function move(days: number, time: string, to: Milestone): Act {
  return { on: [days, time], do: 'move', to };
}

/** @param inDays from today; below zero: it is overdue */
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
