import { type AccountId, asAccountId } from '@gavel/core';
import { redirect, redirectDocument } from 'react-router';
import { ACTING_FAILED, NOT_ACTING, withoutCustomer } from '../../addresses.ts';
import { ApiError } from '../../api/api-error.ts';
import type { Api } from '../../api/create-api.ts';
import { readAsked } from '../../asked-house.ts';

/** The longest reason, in characters. */
export const longestReason = 500;

/**
 * Returns the customer from `?a=` in a link, if the page has to ask staff whether they want to act for this customer; otherwise null. The
 * page asks, because a link alone must not make staff act for a customer. The number has no effect for users who are not staff. Throws
 * `unavailable` if the server cannot read who is logged in, because staff must not begin the house as their own.
 */
export async function askedCustomer(request: Request, api: Pick<Api, 'readAccount'>): Promise<AccountId | null> {
  const customer = customerOf(request);
  const account = customer && (await api.readAccount());
  return account?.access.includes('sales-admin') && account.actingFor?.id !== customer ? customer : null;
}

/**
 * Makes staff act for the customer, with the reason that the audit log stores. Returns null if the form has no reason. If staff cannot act
 * for the customer, redirects to a notice and opens no house, because the house would be stored as the staff member’s own.
 */
export async function actForCustomer(request: Request, api: Pick<Api, 'actFor'>): Promise<Response | null> {
  const accountId = customerOf(request);
  const to = withoutCustomer(request.url);
  if (accountId === null) return redirect(to);
  const said = (await request.formData()).get('reason');
  const reason = typeof said === 'string' ? said.trim().slice(0, longestReason) : '';
  if (reason === '') return null;
  try {
    await api.actFor({ body: { accountId, reason } });
  } catch (error) {
    const isNobody = error instanceof ApiError && error.code === 'unknown-account';
    return redirect(isNobody ? NOT_ACTING : ACTING_FAILED);
  }
  // A full page load, so that every part of the page uses the customer’s account.
  return redirectDocument(to);
}

function customerOf({ url }: Request): AccountId | null {
  const { customer } = readAsked(new URL(url).searchParams);
  return customer !== null && /^[1-9]\d{0,8}$/.test(customer) ? asAccountId(Number(customer)) : null;
}
