import { requestDeskBody, requestsTodayBody, type SuspectRequest, suspectRequestsBody } from '@gavel/contract/staff';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { appearAs, enter, SALESPERSON } from '../../../../testing/enter.ts';
import { findAxeViolations } from '../../../../testing/find-axe-violations.ts';
import { intercept } from '../../../../testing/intercept.ts';
import { button, gone, heading, sizes } from '../../../../testing/look.ts';
import { openApp } from '../../../../testing/open-app.tsx';

/** Noon in Stockholm, a Friday. */
const NOW = Date.UTC(2026, 10, 20, 11);
const asa: SuspectRequest = {
  id: '10000000-0000-4000-8000-000000000001',
  suspicion: 'trap',
  submissionType: 'Sales',
  name: 'Åsa Lind',
  email: 'asa.lind@example.se',
  phone: '070-123 45 67',
  message: 'Vi vill bygga i vår.',
  houseTitle: 'Björkliden 142',
  municipalityName: 'Umeå',
  arrivedAt: NOW,
};
const robot: SuspectRequest = { ...asa, id: '10000000-0000-4000-8000-000000000002', suspicion: 'too-fast', name: 'Cheap Pills' };

let suspects: readonly SuspectRequest[];
let done: string[];
beforeEach(async () => {
  await enter('Elin');
  appearAs(() => SALESPERSON);
  suspects = [asa, robot];
  done = [];
  const desk = { now: NOW, views: [], staff: [], municipalities: [] };
  intercept(/^\/api\/admin\/desk$/, () => Response.json(z.encode(requestDeskBody, desk)));
  intercept(/^\/api\/admin\/suspects$/, () =>
    Response.json(z.encode(suspectRequestsBody, { leads: suspects, count: suspects.length, isMore: false })),
  );
  for (const { id } of [asa, robot])
    intercept(new RegExp(`^/api/admin/suspects/${id}(/release)?$`), (_, { method }) => {
      done.push(`${method} ${id}`);
      suspects = suspects.filter((one) => one.id !== id);
      return new Response(null, { status: 204 });
    });
});

test.each(sizes)('on $size a request held back as spam shows its sender, its text and the reason', async ({ width, height }) => {
  await page.viewport(width, height);
  await openApp('/admin/leads/suspects');
  await expect.element(heading).toHaveTextContent('Kan vara skräp');
  const row = page.getByRole('listitem').filter({ hasText: 'Åsa Lind' });
  for (const words of [/asa\.lind@example\.se/, 'Vi vill bygga i vår.', 'Ett fält som inte syns var ifyllt'])
    await expect.element(row.getByText(words)).toBeVisible();
  expect(await findAxeViolations(page.getByRole('main'))).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await page.viewport(1440, 900);
});

test('the user releases a request that was held back, and gets a link to this request; deleting a request that was held back takes two clicks', async () => {
  await openApp('/admin/leads/suspects');
  await button('Släpp fram Åsa Lind').click();
  await expect.element(page.getByText(/Åsa Lind är framsläppt/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Öppna förfrågan' })).toHaveAttribute('href', `/admin/leads/${asa.id}`);
  await button('Ta bort Cheap Pills').click();
  expect(done).toHaveLength(1);
  await expect.element(page.getByText('Den går inte att få tillbaka.')).toBeVisible();
  await button('Ta bort Cheap Pills').click();
  await expect.element(page.getByText('Inget som ser ut som skräp.')).toBeVisible();
  expect(done).toEqual([`POST ${asa.id}`, `DELETE ${robot.id}`]);
});

test('the Today page shows how many requests are held back as possible spam, and links to them', async () => {
  const none = { leads: [], count: 0, isMore: false };
  const today = { undelivered: none, fresh: none, answered: none, due: none, changed: none, expiring: none, waiting: none };
  intercept(/^\/api\/admin\/today$/, () => Response.json(z.encode(requestsTodayBody, today)));
  const app = await openApp('/admin');
  await expect.element(page.getByText('2 förfrågningar kan vara skräp.', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Titta igenom' }).click();
  await expect.poll(app.address).toBe('/admin/leads/suspects');
});

test('after the user has released or deleted a request that was held back, the heading of the page has the focus', async () => {
  await openApp('/admin/leads/suspects');
  await button('Släpp fram Åsa Lind').click();
  await gone(button('Släpp fram Åsa Lind'));
  await expect.element(heading).toHaveFocus();
  await button('Ta bort Cheap Pills').click();
  await button('Ta bort Cheap Pills').click();
  await gone(button('Ta bort Cheap Pills'));
  await expect.element(heading).toHaveFocus();
});

test('if the user releases one request and the release of the next one fails, the page no longer shows the message about the first request', async () => {
  await openApp('/admin/leads/suspects');
  intercept(new RegExp(`^/api/admin/suspects/${robot.id}/release$`), () =>
    Response.json({ type: 'about:blank', title: 'No', status: 503, code: 'busy', requestId: 'r' }, { status: 503 }),
  );
  await button('Släpp fram Åsa Lind').click();
  const released = page.getByText(/Åsa Lind är framsläppt/);
  await expect.element(released).toBeVisible();
  await button('Släpp fram Cheap Pills').click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await gone(released);
});
