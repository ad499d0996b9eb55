import { isToken } from '../../addresses.ts';

const COMPARE = '/admin/compare';
/** So many houses stand beside each other. */
export const MOST_COMPARED = 3;

/** A house that is compared: as it is saved, as one of its saves was, or as it was sent with a request. */
export type ComparedKey =
  | { readonly kind: 'saved'; readonly token: string; readonly revision: number | null }
  | { readonly kind: 'sent'; readonly lead: string };

export function comparedHousesAddress(keys: readonly string[]): string {
  return `${COMPARE}?${keys.map((key) => `house=${key}`).join('&')}`;
}

export function versionKey(token: string, revision: number): string {
  return `${token}.${revision}`;
}

/** The house as it was sent with a request. */
export function sentKey(lead: string): string {
  return `sent.${lead}`;
}

/** Null: it names no house. */
export function readKey(key: string): ComparedKey | null {
  const [, lead] = /^sent\.([\da-f-]{36})$/.exec(key) ?? [];
  if (lead) return { kind: 'sent', lead };
  const [token = '', revision] = key.split('.');
  if (!isToken(token) || !/^\d{0,6}$/.test(revision ?? '')) return null;
  return { kind: 'saved', token, revision: revision ? Number(revision) : null };
}
