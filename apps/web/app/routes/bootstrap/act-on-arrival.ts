import { asAccountId } from '@gavel/core';
import { redirect, redirectDocument } from 'react-router';
import { NOT_ACTING } from '../../addresses.ts';
import type { Api } from '../../api/create-api.ts';

/**
 * Staff who arrive with a customer's number (`?a=`) act for that customer from here on. For anybody else it means nothing: they see what
 * they would see without it, whether or not there is such a customer. Staff who cannot act for the customer open no house, which would be
 * kept as their own: they are told.
 */
export async function actOnArrival(request: Request, api: Api): Promise<void> {
  const url = new URL(request.url);
  const asked = url.searchParams.get('a');
  if (asked === null || !/^[1-9]\d{0,8}$/.test(asked)) return;
  const account = await api.readAccount();
  if (!account?.access.includes('sales-admin')) return;
  const accountId = asAccountId(Number(asked));
  if (account.actingFor?.id !== accountId) {
    await api.actFor({ body: { accountId, reason: 'link' } }).catch(() => {
      throw redirect(NOT_ACTING);
    });
  }
  // Loaded anew, so that every part of the page knows for whom.
  url.searchParams.delete('a');
  throw redirectDocument(`${url.pathname}${url.search}`);
}
