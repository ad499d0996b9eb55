import { type RequestsToday, requestDeskBody, requestsTodayBody } from '@gavel/contract/staff';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { appearAs, enter } from '../../../testing/enter.ts';
import { intercept } from '../../../testing/intercept.ts';
import { button, gone, heading } from '../../../testing/look.ts';
import { openApp } from '../../../testing/open-app.tsx';

const nothing = { leads: [], count: 0, isMore: false };
const today: RequestsToday = {
  undelivered: nothing,
  fresh: nothing,
  answered: nothing,
  due: nothing,
  changed: nothing,
  expiring: nothing,
  waiting: nothing,
};

/** Opens the administration as an administrator who owns at least 999 requests. */
async function open(width: number, height: number) {
  await page.viewport(width, height);
  await enter('Elin');
  appearAs(() => ({ Roles: ['Admin'], Access: ['sales-admin'] }));
  const views = [{ view: 'mine', count: 999, isMore: true }] as const;
  const desk = { now: Date.UTC(2026, 10, 20, 11), views, staff: [], municipalities: [] };
  intercept(/^\/api\/admin\/customers$/, () => Response.json({ Customers: [], Next: null }));
  intercept(/^\/api\/admin\/desk$/, () => Response.json(z.encode(requestDeskBody, desk)));
  intercept(/^\/api\/admin\/today$/, () => Response.json(z.encode(requestsTodayBody, today)));
  intercept(/^\/api\/admin\/orders$/, () => Response.json({ Orders: [], Next: null }));
  return openApp('/admin');
}

const places = page.getByRole('navigation', { name: 'Administration' });
const place = (name: string | RegExp) => places.getByRole('link', { name });

test.each([390, 360, 320])(
  'a phone %i px wide shows four navigation links at the bottom, each on one line, and the other links in the menu ‘Mer’ (more)',
  async (width) => {
    const app = await open(width, 780);
    await expect.element(place('Idag')).toBeVisible();
    expect(place(/./).elements()).toHaveLength(4);
    const bar = await places.findElement();
    expect(bar.getBoundingClientRect().bottom).toBe(window.innerHeight);
    expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    for (const item of bar.querySelectorAll(':scope > :is(a, button)')) {
      const { left, right, height } = item.getBoundingClientRect();
      expect([left >= 0, right <= width, height >= 44, item.scrollWidth <= item.clientWidth]).toEqual([true, true, true, true]);
    }
    await gone(place('Logg'));
    await button('Mer').click();
    await expect.element(place('Gallring')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await gone(place('Gallring'));
    await button('Mer').click();
    await place('Arbeta åt en kund').click();
    await expect.poll(app.address).toBe('/admin/act');
    await expect.element(heading).toHaveTextContent('Arbeta åt en kund');
    await gone(place('Arbeta åt en kund'));
  },
);

test('if the database does not respond while the user opens another address, the page shows an error instead of the login form', async () => {
  const app = await open(1440, 900);
  await expect.element(place('Idag')).toBeVisible();
  const problem = { type: 'about:blank', title: 'No', status: 503, code: 'unavailable', requestId: 'r' };
  intercept(/^\/api\/(account|admin\/.+)$/, () => Response.json(problem, { status: 503 }));
  // A change of the query makes the layout load its data again.
  await app.goTo('/admin/customers?search=berg');
  await expect.element(heading).toHaveTextContent('Ett tillfälligt stopp');
});

test('on a wide screen the navigation beside the page shows all links', async () => {
  await open(1440, 900);
  const first = ['Idag', /^Förfrågningar/, 'Kunder', 'Beställningar'];
  const others = [
    'Tomter',
    'Statistik',
    'Arbeta åt en kund',
    'Min frånvaro',
    'Sortiment',
    'Personal',
    'Logg',
    'Gallring',
    'Kopplingar',
  ];
  for (const name of [...first, ...others]) await expect.element(place(name)).toBeVisible();
  await gone(button('Mer'));
});
