/**
 * The request header with the account that a page shows. If somebody else has logged in in another tab meanwhile, the server refuses the
 * page’s changes (`other-account`). Other systems need not send this header.
 */
export const PAGE_ACCOUNT = 'Page-Account';

interface Shown {
  /** The customer number of the logged-in user, which every account has, also that of staff. */
  readonly id: number;
  /** The customer that a member of staff acts for. */
  readonly actingFor: { readonly id: number } | null;
}

/**
 * Returns the value of the header: the customer number of the logged-in user (`12`), or `none`. `12 for 7`: user 12 is staff and acts for
 * customer 7.
 */
export function pageAccountOf(account: Shown | null): string {
  if (account === null) return 'none';
  return account.actingFor === null ? String(account.id) : `${account.id} for ${account.actingFor.id}`;
}
