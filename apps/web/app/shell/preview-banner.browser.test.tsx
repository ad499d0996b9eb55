import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { begin } from '../../testing/begin.ts';
import { findAxeViolations } from '../../testing/find-axe-violations.ts';
import { intercept } from '../../testing/intercept.ts';
import { button, dialog, gone } from '../../testing/look.ts';
import { openApp } from '../../testing/open-app.tsx';
import { browserApi } from '../api/browser-api.ts';

const banner = page.getByRole('region', { name: 'Förhandsvisning' });
const login = async (code: string, status: number) => {
  const problem = { type: 'about:blank', title: 'No', status, code, requestId: 'r' };
  const stop = intercept(/^\/api\/account\/login$/, () => Response.json(problem, { status }));
  const api = await browserApi();
  await api.login({ body: { username: 'a@example.se', password: 'hemligt', code: null } }).catch(() => undefined);
  stop();
};

test.each([
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])(
  'in a window $width px wide, a preview’s banner shows the number of the draft, links to the real site and shows why an action failed',
  async (size) => {
    await page.viewport(size.width, size.height);
    await openApp('/house', {}, { draft: 3 });
    await expect.element(banner).toMatchTextContent(/^Förhandsvisning av utkast 3 · inget sparas\s*Lämna förhandsvisningen$/);
    await expect.element(banner.getByRole('link', { name: 'Lämna förhandsvisningen' })).toHaveAttribute('href', '/');
    await login('wrong-password', 403);
    await login('preview-only', 403);
    await expect.element(banner.getByRole('alert')).toMatchTextContent(/inget sparas och inget skickas/);
    expect(await findAxeViolations(banner)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(size.width);
    await login('preview-ended', 410);
    await expect.element(banner.getByRole('alert')).toMatchTextContent(/gäller inte längre/);
    await page.viewport(1440, 900);
  },
);

test('an open dialog does not hide the message about a refused action from screen readers; if a second action is refused, they announce the same message again', async () => {
  await begin({ preview: { draft: 3 } });
  await button('Spara').click();
  await expect.element(dialog).toBeVisible();
  const alert = banner.getByRole('alert');
  await login('preview-only', 403);
  await expect.element(alert).toMatchTextContent(/inget sparas och inget skickas/);
  await gone(banner.getByRole('link'));
  const first = alert.element().firstElementChild;
  await login('preview-only', 403);
  await expect.poll(() => alert.element().firstElementChild === first).toBe(false);
  await expect.element(alert).toMatchTextContent(/inget sparas och inget skickas/);
});

test('the real site has no preview banner', async () => {
  await openApp('/house');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await gone(banner);
});
