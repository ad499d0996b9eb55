import { isToken } from '../../addresses.ts';

const COMPARE = '/admin/compare';
/** The largest number of houses in a comparison. */
export const MOST_COMPARED = 3;

/** A house in the comparison: a saved house as it is now, a version of a saved house, or a house as a customer sent it with a request. */
export type ComparedKey =
  | { readonly kind: 'saved'; readonly token: string; readonly revision: number | null }
  | { readonly kind: 'sent'; readonly lead: string };

export function comparedHousesAddress(keys: readonly string[]): string {
  return `${COMPARE}?${keys.map((key) => `house=${key}`).join('&')}`;
}

export function versionKey(token: string, revision: number): string {
  return `${token}.${revision}`;
}

/** Returns the key of the house that a customer sent with the request. */
export function sentKey(request: string): string {
  return `sent.${request}`;
}

/** Returns the house that a key identifies; null if the key is invalid. */
export function readKey(key: string): ComparedKey | null {
  const [, request] = /^sent\.([\da-f-]{36})$/.exec(key) ?? [];
  if (request) return { kind: 'sent', lead: request };
  const [token = '', revision] = key.split('.');
  if (!isToken(token) || !/^\d{0,6}$/.test(revision ?? '')) return null;
  return { kind: 'saved', token, revision: revision ? Number(revision) : null };
}
