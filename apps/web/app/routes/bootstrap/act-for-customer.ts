import { type AccountId, asAccountId } from '@gavel/core';
import { redirect, redirectDocument } from 'react-router';
import { ACTING_FAILED, NOT_ACTING, readAsked, withoutCustomer } from '../../addresses.ts';
import { ApiError } from '../../api/api-error.ts';
import type { Api } from '../../api/create-api.ts';

/** As long as the reason may be. */
export const longestReason = 500;

/**
 * The customer for whom staff who follow a link (`?a=`) are asked to act, because no link may begin it by itself; null: nobody is asked. For
 * anybody else the number means nothing: they see what they would see without it, whether or not there is such a customer.
 */
export async function askedCustomer(request: Request, api: Pick<Api, 'readAccount'>): Promise<AccountId | null> {
  const customer = customerOf(request);
  const account = customer && (await api.readAccount());
  return account?.access.includes('sales-admin') && account.actingFor?.id !== customer ? customer : null;
}

/**
 * They have said yes, and why, which the log keeps; null: they have not said why. Where they cannot act for the customer no house is opened,
 * which would be kept as their own: they are told why.
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
  // Loaded anew, so that every part of the page knows for whom.
  return redirectDocument(to);
}

function customerOf({ url }: Request): AccountId | null {
  const { customer } = readAsked(new URL(url).searchParams);
  return customer !== null && /^[1-9]\d{0,8}$/.test(customer) ? asAccountId(Number(customer)) : null;
}
