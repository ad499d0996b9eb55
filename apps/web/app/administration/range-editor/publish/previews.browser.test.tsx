import {
  madeRangePreviewBody,
  noRelease,
  type RangeDesk,
  type RangeEffects,
  type RangePreview,
  rangeDeskBody,
  rangeEffectsBody,
  rangePreviewsBody,
  requestDeskBody,
} from '@gavel/contract/staff';
import { kr } from '@gavel/core';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { appearAs, enter } from '../../../../testing/enter.ts';
import { findAxeViolations } from '../../../../testing/find-axe-violations.ts';
import { intercept } from '../../../../testing/intercept.ts';
import { button, gone } from '../../../../testing/look.ts';
import { openApp } from '../../../../testing/open-app.tsx';

const NOW = Date.UTC(2026, 10, 20, 11);
const HOUR_MS = 3_600_000;
const TOKEN = 'b'.repeat(32);
const PATH = `/preview/${'a'.repeat(32)}/`;
const desk: RangeDesk = {
  now: NOW,
  mayPublish: false,
  maySign: false,
  published: {
    id: 2,
    at: NOW,
    by: null,
    origin: 'folder',
    restores: null,
    message: '',
    proof: null,
    signature: null,
    approval: null,
  },
  release: noRelease,
  draftTag: '2-3',
  areas: [{ key: 'norr', name: 'Norr' }],
  prices: [],
  changes: [
    {
      id: 7,
      at: NOW,
      by: 'Anna Ek',
      file: 'questions/inne.yaml',
      title: 'Kök: Avskilt',
      when: '',
      units: [],
      isStale: false,
      prices: [{ area: 'Norr', before: kr(19_000), after: kr(19_500), now: kr(19_000) }],
      value: null,
      picture: null,
    },
  ],
};
const nothing = { count: 0, lost: 0, replaced: 0, cheaper: 0, dearer: 0, examples: [] };
const effects: RangeEffects = {
  draftTag: '2-3',
  faults: [],
  refusals: { list: 'refusals', tag: '2-3', groups: [] },
  toSign: { list: 'toSign', tag: '2-3', groups: [] },
  review: [],
  possible: [],
  houses: [],
  visitors: { choices: [], standards: [], bundles: [], campaigns: [], facts: [] },
  saved: {
    ...nothing,
    count: 1,
    dearer: 1,
    examples: [{ name: 'Vårt hus', houseTitle: 'Sjövik', token: TOKEN, before: kr(2_100_000), after: kr(2_111_000) }],
  },
  plots: [],
  quotes: {
    ...nothing,
    count: 1,
    dearer: 1,
    examples: [{ name: '2026-0007', houseTitle: 'Sjövik', token: null, before: kr(2_100_000), after: kr(2_111_000) }],
  },
};
const latest: RangePreview = { id: 9, draft: 3, at: NOW, by: 'Elin Ek', expiresAt: NOW + 24 * HOUR_MS };
const older: RangePreview = { id: 8, draft: 1, at: NOW - HOUR_MS, by: null, expiresAt: NOW + 23 * HOUR_MS };

/** The preview links that the fake server has stored. */
let previews: RangePreview[];
beforeEach(async () => {
  await enter('Elin');
  appearAs(() => ({ Roles: ['Salesmen'], Access: ['sales-admin'] }));
  previews = [older];
  const list = () => ({ now: NOW, previews });
  intercept(/^\/api\/admin\/desk$/, () =>
    Response.json(z.encode(requestDeskBody, { now: NOW, views: [], staff: [], municipalities: [] })),
  );
  intercept(/^\/api\/admin\/range$/, () => Response.json(z.encode(rangeDeskBody, desk)));
  intercept(/^\/api\/admin\/range\/effects$/, () => Response.json(z.encode(rangeEffectsBody, effects)));
  intercept(/^\/api\/admin\/range\/previews$/, (_, { method }) => {
    if (method !== 'POST') return Response.json(z.encode(rangePreviewsBody, list()));
    previews = [latest, ...previews];
    return Response.json(z.encode(madeRangePreviewBody, { ...list(), path: PATH }));
  });
  intercept(/^\/api\/admin\/range\/previews\/9\/withdrawal$/, () => {
    previews = [older];
    return Response.json(z.encode(rangePreviewsBody, list()));
  });
});

const section = () => page.getByRole('region', { name: 'Förhandsgranska' });

test('a button creates a preview link of the draft, shows it once to open or copy, and lists it with author and expiry', async () => {
  await openApp('/admin/sortiment/foljder');
  await button('Förhandsgranska').click();
  const link = section().getByRole('textbox', { name: 'Länk till förhandsvisningen' });
  await expect.element(link).toHaveValue(`${location.origin}${PATH}`);
  await expect.element(link).toHaveFocus();
  await expect.element(section().getByRole('link', { name: 'Öppna' })).toHaveAttribute('href', `${location.origin}${PATH}`);
  await gone(button('Förhandsgranska'));
  await expect
    .element(section().getByRole('list'))
    .toMatchTextContent(/Utkast 3, Elin Ek, idag 12:00\s*gäller till i morgon 12:00.*Utkast 1, idag 11:00/);
  expect(await findAxeViolations(page.getByRole('main'))).toEqual([]);
});

test('after the user has created a preview link, the saved houses that the draft affects have links to the preview until the user withdraws it; a house that has changed since its quote has no link', async () => {
  await openApp('/admin/sortiment/foljder');
  const links = page.getByRole('link', { name: /^Öppna i förhandsgranskning/ });
  await expect.element(button('Förhandsgranska')).toBeVisible();
  await gone(links);
  await button('Förhandsgranska').click();
  await expect.element(links).toHaveAttribute('href', `${location.origin}${PATH}start/${TOKEN}`);
  await expect.element(links).toHaveAccessibleName('Öppna i förhandsgranskning Vårt hus');
  await button(/^Dra tillbaka länken till utkast 3/).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Dra tillbaka' }).click();
  await gone(links);
});

test.each([390, 1440])('in a window %i px wide, the page with a preview link does not scroll sideways', async (width) => {
  await page.viewport(width, 844);
  await openApp('/admin/sortiment/foljder');
  await button('Förhandsgranska').click();
  await expect.element(section().getByRole('textbox')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await page.viewport(1440, 900);
});

test('after a confirmation, staff withdraw a preview link and can then create a new one', async () => {
  await openApp('/admin/sortiment/foljder');
  await button('Förhandsgranska').click();
  await button(/^Dra tillbaka länken till utkast 3/).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Dra tillbaka' }).click();
  await expect.element(button('Förhandsgranska')).toBeVisible();
  await gone(button(/^Dra tillbaka länken till utkast 3/));
});

test('if the server cannot withdraw a preview link, the page shows an error and still shows the address of the link', async () => {
  await openApp('/admin/sortiment/foljder');
  await button('Förhandsgranska').click();
  const problem = { type: 'about:blank', title: 'No', status: 503, code: 'unavailable', requestId: 'r' };
  intercept(/^\/api\/admin\/range\/previews\/9\/withdrawal$/, () => Response.json(problem, { status: 503 }));
  await button(/^Dra tillbaka länken till utkast 3/).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Dra tillbaka' }).click();
  await expect.element(section().getByRole('alert')).toBeVisible();
  await expect.element(section().getByRole('textbox')).toHaveValue(`${location.origin}${PATH}`);
});

test('if the draft has faults, the page shows a message about them instead of a preview link', async () => {
  const problem = { type: 'about:blank', title: 'No', status: 409, code: 'range-refused', requestId: 'r' };
  intercept(/^\/api\/admin\/range\/previews$/, (_, { method }) =>
    method === 'POST'
      ? Response.json(problem, { status: 409 })
      : Response.json(z.encode(rangePreviewsBody, { now: NOW, previews: [] })),
  );
  await openApp('/admin/sortiment/foljder');
  await button('Förhandsgranska').click();
  await expect.element(section().getByRole('alert')).toHaveTextContent('Sortimentet skulle få fel. Rätta dem först.');
});
