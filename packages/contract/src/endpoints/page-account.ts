/**
 * The request header that names the account that a page shows. Another tab may have logged in somebody else. Then the server refuses
 * changes to that account (`other-account`). Other systems need not send it.
 */
export const PAGE_ACCOUNT = 'Page-Account';

interface Shown {
  /** The customer number. */
  readonly id: number;
  /** The customer that a member of staff acts for. */
  readonly actingFor: { readonly id: number } | null;
}

/** Returns the header’s value: `12`, `12 for 7` if staff act for a customer, or `none`. */
export function pageAccountOf(account: Shown | null): string {
  if (account === null) return 'none';
  return account.actingFor === null ? String(account.id) : `${account.id} for ${account.actingFor.id}`;
}
