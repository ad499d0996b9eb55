import { asHouseId, asWebConfigurationId } from '@gavel/core';
import { selectionsFrom } from '@gavel/core/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetDeleted } from './forget-deleted.ts';
import { forgetHouse, type HouseToKeep, keepHouse, readHouses } from './kept-houses.ts';
import { keepLeftPlace, readLeftPlace } from './left-place.ts';
import { aStorage } from './testing/a-storage.ts';

const own: HouseToKeep = {
  startedAt: 5,
  houseId: asHouseId(2),
  houseTitle: 'Sjövik',
  municipalityId: '2480',
  municipalityName: 'Umeå',
  webConfigurationId: asWebConfigurationId(7),
  webConfigurationVersion: 3,
  name: 'Mitt hus',
  plotIds: [],
  placement: null,
  selections: selectionsFrom({ 11: 112 }),
  visited: [],
  openedLast: null,
  saved: false,
  keptAt: 9,
  price: null,
  token: null,
  revision: null,
  isWaiting: false,
  waitsFor: null,
};

beforeEach(() => {
  vi.stubGlobal('localStorage', aStorage());
});
afterEach(() => {
  forgetHouse(own.startedAt);
  vi.unstubAllGlobals();
});

test('after saved houses were deleted, the browser stores neither the unsaved changes to these houses nor the steps where the visitor left them', () => {
  keepHouse({ ...own, startedAt: 6, token: 'Deleted1', revision: 2 });
  keepHouse({ ...own, startedAt: 7, token: 'Another1', revision: 2 });
  keepHouse(own);
  keepLeftPlace('Deleted1', { openedLast: null, isQuick: false });
  keepLeftPlace('Another1', { openedLast: null, isQuick: false });
  forgetDeleted(['Deleted1']);
  expect(readHouses().map(({ token }) => token)).toEqual([null, 'Another1']);
  expect(readLeftPlace('Deleted1')).toBeNull();
  expect(readLeftPlace('Another1')).not.toBeNull();
});
