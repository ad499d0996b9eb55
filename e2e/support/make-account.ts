import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const PASSWORD = 'granbarr i snö';

/** Creates an account and logs the page's browser in with it. */
export async function makeAccount({ request }: Page, email: string, firstName = 'Eva'): Promise<void> {
  const consent: { Id: number } = await (await request.get('/api/gdpr/getconsent?slug=anvandarvillkor')).json();
  const account = {
    Email: email,
    Password: PASSWORD,
    FirstName: firstName,
    LastName: 'Ek',
    Cellphone: '0701234567',
    MunicipalityId: '1280',
    GdprConsentId: consent.Id,
    Newsletter: false,
  };
  expect((await request.post('/api/account/register', { data: account })).ok()).toBe(true);
}
