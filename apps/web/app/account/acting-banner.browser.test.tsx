import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { appearAs, enter, SALESPERSON } from '../../testing/enter.ts';
import { gone, heading } from '../../testing/look.ts';
import { openApp } from '../../testing/open-app.tsx';

test('a tab that was open before staff began to act for a customer in another one says so when one comes back to it', async () => {
  await enter('Sara');
  let ActingFor: object | null = null;
  appearAs(() => ({ ...SALESPERSON, ActingFor }));
  await openApp('/help');
  await expect.element(heading).toBeVisible();
  const banner = page.getByRole('region', { name: 'Du arbetar åt en kund' });
  await gone(banner);
  ActingFor = { Id: 12, FullName: 'Anna Berg' };
  dispatchEvent(new Event('focus'));
  await expect.element(banner).toMatchTextContent('Anna Berg');
  ActingFor = null;
  dispatchEvent(new Event('focus'));
  await gone(banner);
});
