import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { loadProjects, loadUnlisted } from './load-projects.ts';

const hidden = { id: 97, image: '/media/visning.jpg', areaKind: 'living', houseArea: 120, rooms: 5, title: 'Visningshus 120' };

test('loadUnlisted returns a house model that the list of house models leaves out', async () => {
  const readHouse = vi.fn().mockResolvedValue(hidden);
  const { title: _, ...shown } = hidden;
  expect(await loadUnlisted({ readHouse }, 97)).toEqual(shown);
  expect(readHouse).toHaveBeenCalledWith({ parameters: { idOrName: '97' } });
});

test('loadUnlisted returns null if the server does not know the house model, but throws if the network fails', async () => {
  const refuse = (code: string, status: number) => ({ readHouse: () => Promise.reject(new ApiError(code, status)) });
  expect(await loadUnlisted(refuse('unknown-house', 404), 97)).toBeNull();
  await expect(loadUnlisted(refuse('network', 0), 97)).rejects.toThrow('network');
});

test('loadProjects returns the house models even if the database does not respond, and says that the saved houses are away', async () => {
  const api = {
    listHouses: vi.fn().mockResolvedValue([hidden]),
    readAccount: () => Promise.reject(new ApiError('unavailable', 503)),
    listSavedHouses: vi.fn(),
  };
  const { title: _, ...shown } = hidden;
  expect(await loadProjects(api)).toEqual({ models: [shown], saved: null, isAway: true });
});
