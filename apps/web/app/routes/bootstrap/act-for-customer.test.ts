import { asAccountId } from '@gavel/core';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { actForCustomer, askedCustomer } from './act-for-customer.ts';

const request = (address: string) => new Request(`https://example.com${address}`);

/** Returns the customer number in the address, if the page would ask whether to act for this customer; otherwise null. */
function asked(address: string, access: readonly 'sales-admin'[], actingFor: number | null = null) {
  const acting = actingFor === null ? null : { id: actingFor, fullName: 'Eva Ek' };
  return askedCustomer(request(address), { readAccount: vi.fn().mockResolvedValue({ access, actingFor: acting }) });
}

test('the site asks staff for a confirmation before they act for the customer whose number is in a link', async () => {
  expect(await asked('/start/new?h=1&a=12', ['sales-admin'])).toBe(12);
  expect(await asked('/start/Abc12345?a=12', ['sales-admin'], 13), 'while they act for another one').toBe(12);
});

test('the site does not ask staff whether to act for a customer if they already do, or if the link contains no valid customer number', async () => {
  expect(await asked('/start/Abc12345?a=12', ['sales-admin'], 12)).toBeNull();
  for (const search of ['', '?a=', '?a=0', '?a=eva', '?a=1e9'])
    expect(await asked(`/start/new${search}`, ['sales-admin'])).toBeNull();
});

test('the site ignores the customer number for users who are not staff', async () => {
  expect(await asked('/start/Abc12345?a=12', [])).toBeNull();
  const readAccount = vi.fn().mockResolvedValue(null);
  expect(await askedCustomer(request('/start/Abc12345?a=12'), { readAccount })).toBeNull();
});

test('a link with a customer number begins no house while the server cannot read who is logged in', async () => {
  const readAccount = () => Promise.reject(new ApiError('unavailable', 503));
  await expect(askedCustomer(request('/start/new?h=1&a=12'), { readAccount })).rejects.toThrow('unavailable');
});

/** Returns the request that the form sends when staff agree to act for the customer. */
function yes(address: string, reason: string): Request {
  return new Request(`https://example.com${address}`, { method: 'POST', body: new URLSearchParams({ reason }) });
}

test('if staff give a reason, they act for the customer, and the page reloads without the customer number in its address', async () => {
  const actFor = vi.fn().mockResolvedValue(null);
  expect(await actForCustomer(yes('/start/new?h=1&m=1280&a=12', '  '), { actFor }), 'no reason').toBeNull();
  expect(actFor).not.toHaveBeenCalled();
  const response = await actForCustomer(yes('/start/new?h=1&m=1280&a=12', ' Bergvärme '), { actFor });
  expect(actFor).toHaveBeenCalledExactlyOnceWith({ body: { accountId: asAccountId(12), reason: 'Bergvärme' } });
  expect(response?.headers.get('Location')).toBe('/start/new?h=1&m=1280');
  expect(response?.headers.get('X-Remix-Reload-Document')).toBe('true');
});

test('staff who cannot act for the customer see a notice, and no house opens', async () => {
  const actFor = vi.fn().mockRejectedValue(new ApiError('unknown-account', 404));
  const response = await actForCustomer(yes('/start/Abc12345?a=12', 'Länk'), { actFor });
  expect(response?.headers.get('Location')).toBe('/?notice=not-acting');
  actFor.mockRejectedValue(new ApiError('network', 0));
  const lost = await actForCustomer(yes('/start/Abc12345?a=12', 'Länk'), { actFor });
  expect(lost?.headers.get('Location')).toBe('/?notice=acting-failed');
});
