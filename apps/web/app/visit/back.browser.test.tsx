import { asHouseId } from '@gavel/core';
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { idOf } from '../../testing/begin.ts';
import { enter } from '../../testing/enter.ts';
import { Walker } from '../../testing/walk/walker.ts';
import { browserApi } from '../api/browser-api.ts';
import { forgetBootstrap } from '../stored/bootstrap-storage.ts';

const NOON = Date.parse('2026-11-20T12:00:00+01:00');
/** How long after the start of a walk (a random sequence of actions) the next one starts, in ms of the simulated clock. */
const APART = 120_000;
const runs = inject('propertyDepth') === 'full' ? { numRuns: 5000 } : { numRuns: 200, seed: 41 };

/** How many walks use the same account. An account can save only a limited number of houses. */
const WALKS_OF_ACCOUNT = 100;

test('after any sequence of pages and panels, the browser’s Back button leads to the page or panel that was open before', {
  timeout: 3_600_000,
}, async ({ onTestFinished }) => {
  const address = location.href;
  onTestFinished(() => history.pushState(null, '', address));
  let account = await newAccount();
  const houseIds = [asHouseId(await idOf()), asHouseId(await idOf('Furuvik 112'))];
  let walks = 0;
  const walk = fc.array(fc.nat(), { minLength: 8, maxLength: 16 });
  await fc.assert(
    fc.asyncProperty(fc.boolean(), walk, async (isMember, choices) => {
      walks += 1;
      if (walks % WALKS_OF_ACCOUNT === 0) account = await newAccount();
      forgetBootstrap();
      localStorage.clear();
      sessionStorage.clear();
      // The account belongs to staff: after a login, the site does not ask staff whether to save the houses that the browser has stored.
      const walker = await Walker.begin({
        account: { ...account, access: ['sales-admin'] },
        houseIds,
        startsAt: NOON + walks * APART,
        isMember,
      });
      try {
        for (const choice of choices) {
          await walker.act(choice);
          expect(walker.actual, walker.walked.join(', ')).toEqual(walker.expected);
        }
      } finally {
        await walker.end();
      }
    }),
    // If a walk fails, report all its actions. fast-check would need longer to find a shorter walk that fails than a person needs to read
    // this one.
    { ...runs, endOnFailure: true },
  );
});

async function newAccount() {
  await enter();
  const account = await (await browserApi()).readAccount();
  if (!account) throw new Error('nobody is logged in');
  return account;
}
