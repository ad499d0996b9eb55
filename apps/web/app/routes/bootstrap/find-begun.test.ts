import { asHouseId, asWebConfigurationId } from '@gavel/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type HouseToKeep, keepHouse } from '../../stored/kept-houses.ts';
import { aStorage } from '../../stored/testing/a-storage.ts';
import { findBegun } from './find-begun.ts';

const asked = { houseId: asHouseId(1), municipalityId: '2480' };
const house: HouseToKeep = {
  ...asked,
  startedAt: 1,
  houseTitle: 'Sjövik',
  municipalityName: 'Umeå',
  webConfigurationId: asWebConfigurationId(1),
  webConfigurationVersion: 1,
  name: 'Annas hus',
  plotIds: [],
  placement: null,
  selections: new Map(),
  visited: [],
  openedLast: null,
  saved: true,
  keptAt: 1,
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
  vi.unstubAllGlobals();
});

test('findBegun returns a house that only this browser has stored, and also a saved house with unsaved changes in this browser', async () => {
  keepHouse(house);
  expect(await findBegun(asked)).toMatchObject(house);
  expect(await findBegun({ ...asked, municipalityId: '1280' })).toBeNull();
  const changed = { ...house, startedAt: 2, token: 'Abc12345', revision: 1, saved: false };
  keepHouse(changed);
  expect(await findBegun(asked)).toMatchObject(changed);
});

test('findBegun skips a saved house without unsaved changes, because another person may use the browser now', async () => {
  keepHouse({ ...house, token: 'Abc12345', revision: 1 });
  expect(await findBegun(asked)).toBeNull();
});
