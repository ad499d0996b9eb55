import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { appearAs, enter, PASSWORD, SALESPERSON } from '../../../testing/enter.ts';
import { intercept } from '../../../testing/intercept.ts';
import { heading } from '../../../testing/look.ts';
import { openApp } from '../../../testing/open-app.tsx';

test('staff who take away the second factor that they owe are led to set one up', async () => {
  await enter();
  let hasOne = true;
  appearAs(() => ({ ...SALESPERSON, HasSecondFactor: hasOne, NeedsSecondFactor: !hasOne }));
  intercept(/\/secondfactor\/remove$/, () => {
    hasOne = false;
    return Response.json(null);
  });
  await openApp('/my-profile');
  const stop = page.getByRole('button', { name: 'Stäng av tvåstegsinloggning' });
  await stop.click();
  await page.getByLabelText('Ditt lösenord').first().fill(PASSWORD);
  await stop.last().click();
  await expect.element(page.getByRole('heading', { name: 'Skydda ditt konto' })).toBeVisible();
  await expect.element(heading).toHaveTextContent('Min profil');
});
