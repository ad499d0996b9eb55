import { onTestFinished } from 'vitest';
import { browserApi } from '../app/api/browser-api.ts';
import { MALMO } from './begin.ts';
import { changed, intercept } from './intercept.ts';

export const PASSWORD = 'granbarr i snö';

/** Creates an account and logs in with it. Logs out when the test ends. Returns the e-mail address of the account. */
export async function enter(firstName = 'Anna'): Promise<string> {
  const api = await browserApi();
  const email = `${crypto.randomUUID()}@example.com`;
  const { id } = await api.readConsent({ parameters: { slug: 'anvandarvillkor' } });
  await api.register({
    body: {
      email,
      password: PASSWORD,
      firstName,
      lastName: 'Ek',
      cellphone: '0701234567',
      municipalityId: MALMO,
      gdprConsentId: id,
      newsletter: false,
    },
  });
  onTestFinished(() => leave());
  return email;
}

/** Logs out. */
export async function leave(): Promise<void> {
  await (await browserApi()).logout();
}

/**
 * Changes properties of the logged-in account in the responses of the server. For example, the user can appear as a salesperson, whose
 * account a visitor cannot create.
 */
export function appearAs(otherwise: () => { readonly [Name in WireName]?: unknown }): void {
  intercept(/^\/api\/account$/, (ask) => changed<object | null>(ask(), (account) => account && { ...account, ...otherwise() }));
}

/** Makes the server respond to requests for the account as if nobody was logged in. Returns a function that ends this. */
export function appearLoggedOut(): () => void {
  return intercept(/^\/api\/account$/, () => Response.json(null));
}

/** The names that `appearAs` can change, as they are in the JSON of the API. */
type WireName = 'Roles' | 'Access' | 'HasSecondFactor' | 'NeedsSecondFactor' | 'ActingFor';

export const SALESPERSON = { Roles: ['Salesmen'], Access: ['sales-admin'] } as const;
