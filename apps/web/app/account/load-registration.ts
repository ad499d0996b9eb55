import type { Api } from '../api/create-api.ts';
import { hasNewsletter } from './has-newsletter.ts';

/** The range's name of what somebody agrees to who makes an account. */
const TERMS = 'anvandarvillkor';

/** What the form of an account is filled in from. */
export async function loadRegistration(api: Api) {
  const [municipalities, terms, newsletter] = await Promise.all([api.listMunicipalities(), loadTerms(api), hasNewsletter(api)]);
  return { municipalities, terms, newsletter };
}

/** What somebody agrees to who makes an account, or writes to the builder without one. */
export function loadTerms(api: Api) {
  return api.readConsent({ parameters: { slug: TERMS } });
}
