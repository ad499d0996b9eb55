import { asAccountId } from '@gavel/core';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { createApi } from '../../api/create-api.ts';
import { actOnArrival } from './act-on-arrival.ts';

/** What comes of arriving at an address: where it leads, or null; and for whom it was asked to act. */
async function arrive(address: string, { access, fails = false }: { access: readonly 'sales-admin'[]; fails?: boolean }) {
  const actFor = vi.fn().mockResolvedValue(null);
  if (fails) actFor.mockRejectedValue(new ApiError('unknown-account', 404));
  const readAccount = vi.fn().mockResolvedValue({ access, actingFor: null });
  const server = { fetch: () => Promise.reject(new Error('nothing else is asked')) };
  const api = { ...createApi(server), actFor, readAccount };
  const led: unknown = await actOnArrival(new Request(`https://example.com${address}`), api).catch((thrown: unknown) => thrown);
  return { to: led instanceof Response ? led.headers.get('Location') : null, actFor };
}

test('staff act for the customer they arrive with, and the page is loaded anew', async () => {
  const { to, actFor } = await arrive('/start/new?h=1&a=12', { access: ['sales-admin'] });
  expect(to).toBe('/start/new?h=1');
  expect(actFor).toHaveBeenCalledExactlyOnceWith({ body: { accountId: asAccountId(12), reason: 'link' } });
});

test('staff who cannot act for the customer are told, and open no house as their own', async () => {
  const { to } = await arrive('/start/Abc12345?a=12', { access: ['sales-admin'], fails: true });
  expect(to).toBe('/?notice=not-acting');
});

test('for anybody else the number means nothing', async () => {
  const { to, actFor } = await arrive('/start/Abc12345?a=12', { access: [] });
  expect(to).toBeNull();
  expect(actFor).not.toHaveBeenCalled();
});
