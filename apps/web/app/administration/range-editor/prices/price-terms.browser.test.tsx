import { kr } from '@gavel/core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aPart, aRangeServer, NOW } from '../../../../testing/a-range-server.ts';
import { openApp } from '../../../../testing/open-app.tsx';

const ofAttic = { parents: ['overvaning'] };
const UNFURNISHED = 'anyAnswer(["oinredd", "forberedd"])';
const DEEP = 'sideBuilding ? answer("oinredd") : answered("overvaning")';

test('the price list and the list of changes show in words when a price applies and by which quantity it is multiplied; a rule that is too complex for this appears in the rule language', async () => {
  const server = await aRangeServer({
    parts: [
      aPart('question', 'overvaning', 'Övervåning', []),
      aPart('answer', 'oinredd', 'Oinredd', [], ofAttic),
      aPart('answer', 'forberedd', 'Förberedd', [], ofAttic),
    ],
    municipalities: ['Habo'],
  });
  const price = { sheet: 'answers', entry: 1, when: '', carriedBy: [], published: [kr(900)], draft: [kr(900)] } as const;
  const units = [
    { quantity: 'vatrumnere', when: UNFURNISHED },
    { quantity: 'vatrum', when: '' },
  ];
  const change = { at: NOW, by: 'Anna Ek', file: 'questions/badrum.yaml', isStale: false, value: null, picture: null } as const;
  server.desk = {
    ...server.desk,
    prices: [
      { ...price, key: 'klinker', title: 'Golv: Klinker', units },
      { ...price, key: 'sten', title: 'Golv: Sten', when: 'municipality == "Habo"', units: [{ quantity: 'golv', when: '' }] },
      { ...price, key: 'trall', title: 'Golv: Trall', when: DEEP, units: [] },
    ],
    changes: [
      {
        ...change,
        id: 7,
        title: 'Golv: Klinker',
        when: '',
        units,
        prices: [{ area: 'Norr', before: kr(900), after: kr(950), now: kr(900) }],
      },
    ],
  };
  const words = 'per vatrumnere när Övervåning är Oinredd eller Förberedd, annars per vatrum';
  const app = await openApp('/admin/sortiment/priser');
  for (const terms of [`Klinker ${words}`, 'Sten när kommunen är Habo, per golv', `Trall när ${DEEP}`])
    await expect.element(page.getByRole('rowheader', { name: `Golv: ${terms}` })).toBeVisible();
  await app.goTo('/admin/sortiment/andringar');
  await expect.element(page.getByRole('main')).toMatchTextContent(words);
});
