import { asHouseId } from '@gavel/core';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { beginning } from '../api/beginning.ts';
import type { Api } from '../api/create-api.ts';
import { beginHouse, requestAhead } from './begin-house.ts';

const inMalmo = asked('1280');

test('beginHouse sends no request if the same house was requested in advance', async () => {
  const { api, requests } = counting();
  requestAhead(api, inMalmo);
  await beginHouse(api, inMalmo);
  expect(requests()).toBe(1);
});

test('beginHouse uses the response of a request in advance only once', async () => {
  const { api, requests } = counting();
  requestAhead(api, inMalmo);
  await beginHouse(api, inMalmo);
  await beginHouse(api, inMalmo);
  expect(requests()).toBe(2);
});

test('beginHouse requests the house again if it was requested in advance for another municipality', async () => {
  const { api, requests } = counting();
  requestAhead(api, inMalmo);
  await beginHouse(api, asked('2280'));
  expect(requests()).toBe(2);
});

test('beginHouse requests the house again if the request in advance is more than a minute old', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { api, requests } = counting();
  requestAhead(api, inMalmo);
  vi.advanceTimersByTime(60_001);
  await beginHouse(api, inMalmo);
  expect(requests()).toBe(2);
  vi.useRealTimers();
});

test('beginHouse requests the house again if the request in advance has failed', async () => {
  const { api } = counting(new ApiError('network', 0));
  requestAhead(api, inMalmo);
  await expect(beginHouse(api, inMalmo)).resolves.toBe(HOUSE);
});

test('if the request in advance and the second request fail, beginHouse throws the error of the second request', async () => {
  const fault = new ApiError('municipality-denied', 400);
  const { api } = counting(fault, fault);
  requestAhead(api, inMalmo);
  await expect(beginHouse(api, inMalmo)).rejects.toBe(fault);
});

const HOUSE = {} as Awaited<ReturnType<Api['beginHouse']>>;

function asked(municipalityId: string) {
  return beginning({ houseId: asHouseId(4), municipalityId, webConfigurationId: null, bundleId: null });
}

/** Returns an API whose first requests fail with the given errors, and a function that returns how many requests it has got. */
function counting(...faults: Error[]) {
  let requests = 0;
  const beginHouse = async () => {
    requests += 1;
    const fault = faults.shift();
    if (fault) throw fault;
    return HOUSE;
  };
  return { api: { beginHouse }, requests: () => requests };
}
