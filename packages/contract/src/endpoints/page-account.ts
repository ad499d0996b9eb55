/**
 * The request header in which a page says whose account it shows. Another tab may have logged somebody else in meanwhile: then the server
 * refuses what would change that person's account (`other-account`). Other systems need not send it.
 */
export const PAGE_ACCOUNT = 'Page-Account';

interface Shown {
  /** The customer number. */
  readonly id: number;
  /** The customer for whom a member of staff acts. */
  readonly actingFor: { readonly id: number } | null;
}

/** What the header says: `12`, `12 for 7` where staff act for a customer, or `none`. */
export function pageAccountOf(account: Shown | null): string {
  if (account === null) return 'none';
  return account.actingFor === null ? String(account.id) : `${account.id} for ${account.actingFor.id}`;
}
