import { asQuestionId, kr } from '@gavel/core';
import { aConfiguration } from '@gavel/core/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readBootstrap } from '../stored/bootstrap-storage.ts';
import { readIsQuick } from '../stored/chosen-road.ts';
import { readHouse } from '../stored/kept-houses.ts';
import { aStorage } from '../stored/testing/a-storage.ts';
import { applyChange } from './apply-change.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', aStorage());
  vi.stubGlobal('sessionStorage', aStorage());
});
afterEach(() => vi.unstubAllGlobals());

test.each([true, false])(
  'a change of house keeps the visited steps, and keeps isQuick (whether the visitor is on the quick road): %j',
  (isQuick) => {
    const [before, after] = [kr(1_000_000), kr(1_100_000)];
    const change = {
      configuration: aConfiguration([]),
      kept: 1,
      isAllKept: true,
      lost: [],
      lostPlots: 0,
      losesPlacement: false,
      repriced: 0,
      before,
      after,
      bundleRefused: false,
    };
    applyChange(change, { visited: new Set([asQuestionId(11)]), isQuick });
    const startedAt = readBootstrap()?.startedAt ?? 0;
    expect(readHouse(startedAt)).toMatchObject({ visited: [11], price: after });
    expect(readIsQuick(startedAt)).toBe(isQuick);
  },
);
