import { onTestFinished } from 'vitest';
import { browserApi } from '../app/api/browser-api.ts';
import { MALMO } from './begin.ts';
import { changed, intercept } from './intercept.ts';

export const PASSWORD = 'granbarr i snö';

/** Makes an account that the browser is logged in with until the test ends; gives its address. */
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

/** Ends the session of this browser. */
export async function leave(): Promise<void> {
  await (await browserApi()).logout();
}

/** Whoever is logged in is what this says beside what they are: a salesperson, for instance, whom only the server's own command can make. */
export function appearAs(otherwise: () => { readonly [Name in WireName]?: unknown }): void {
  intercept(/^\/api\/account$/, (ask) => changed<object | null>(ask(), (account) => account && { ...account, ...otherwise() }));
}

/** As the wire has them. */
type WireName = 'Roles' | 'Access' | 'HasSecondFactor' | 'NeedsSecondFactor' | 'ActingFor';

export const SALESPERSON = { Roles: ['Salesmen'], Access: ['sales-admin'] } as const;
