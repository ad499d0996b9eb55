import { asHouseId } from '@gavel/core';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { loadUnlisted } from './load-projects.ts';

test('loadUnlisted loads a hidden house model, returns null for a model that is no longer offered, and throws every other error', async () => {
  const readHouse = vi.fn();
  const load = () => loadUnlisted({ readHouse }, asHouseId(17));
  const shown = { id: 17, image: '/media/visningshus.webp', areaKind: 'living', houseArea: 120, rooms: 5 };
  readHouse.mockResolvedValueOnce({ ...shown, houseType: 'unlisted', title: 'Visningshus 120' });
  expect(await load()).toEqual(shown);
  expect(readHouse).toHaveBeenCalledWith({ parameters: { idOrName: '17' } });

  readHouse.mockRejectedValueOnce(new ApiError('unknown-house', 404));
  expect(await load()).toBeNull();
  readHouse.mockRejectedValueOnce(new ApiError('network', 0));
  await expect(load()).rejects.toThrow(ApiError);
});
