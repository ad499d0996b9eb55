import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { appearAs, enter, SALESPERSON } from '../../../testing/enter.ts';
import { findAxeViolations } from '../../../testing/find-axe-violations.ts';
import { intercept } from '../../../testing/intercept.ts';
import { button, gone, heading, samples } from '../../../testing/look.ts';
import { openApp } from '../../../testing/open-app.tsx';

const build = page.getByRole('link', { name: 'Bygg Björkliden 142' });

/** Notes for whom somebody begins to act; nobody does before it is answered. */
function noteActing(): unknown[] {
  const acting: unknown[] = [];
  intercept(/^\/api\/account\/act$/, (_ask, { body }) => {
    acting.push(body);
    return Response.json({ code: 'unknown-account', status: 404 }, { status: 404 });
  });
  return acting;
}

test('a customer’s number goes along to the houses and the municipality, and staff are asked once before they act', async () => {
  await enter('Sara');
  appearAs(() => SALESPERSON);
  const acting = noteActing();
  const app = await openApp('/start/new?m=1280&a=12');
  await expect.poll(app.address).toBe('/house?m=1280&a=12');
  await build.click();
  await expect.element(heading).toHaveTextContent('Öppna som kundnummer 12?');
  expect(await findAxeViolations(page.getByRole('main'))).toEqual([]);
  expect(acting, 'a link begins nothing').toEqual([]);
  await page.getByRole('link', { name: 'Öppna utan att arbeta åt kunden' }).click();
  await expect.element(samples).toBeVisible();
  expect(acting).toEqual([]);

  await app.goTo('/start/new?a=12');
  await expect.poll(app.address).toBe('/?a=12');
  await build.click();
  await expect.poll(app.address).toMatch(/^\/municipality\?h=\d+&a=12$/);
});

test('staff who cannot act for the customer are told, and open no house', async () => {
  await enter('Sara');
  appearAs(() => SALESPERSON);
  const acting = noteActing();
  const app = await openApp('/start/new?h=1&m=1280&a=12');
  await button('Öppna som kundnummer 12').click();
  await expect.element(page.getByText(/^Du kunde inte öppna huset åt kunden/)).toBeVisible();
  expect(acting).toHaveLength(1);
  expect(app.address()).toBe('/?notice=not-acting');
});

test('for anybody else the number means nothing', async () => {
  await enter();
  await openApp('/house?m=1280&a=12');
  await build.click();
  await expect.element(samples).toBeVisible();
  await gone(page.getByText(/kundnummer/));
});
