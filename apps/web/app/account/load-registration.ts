import type { Api } from '../api/create-api.ts';
import { hasNewsletter } from './has-newsletter.ts';

/** The slug (short name) of the terms in the range. */
const TERMS = 'anvandarvillkor';

/** Loads the data that the registration form needs. */
export async function loadRegistration(api: Api) {
  const [municipalities, terms, newsletter] = await Promise.all([api.listMunicipalities(), loadTerms(api), hasNewsletter(api)]);
  return { municipalities, terms, newsletter };
}

/** Loads the terms for users who create an account, or who send a request to the builder without an account. */
export function loadTerms(api: Api) {
  return api.readConsent({ parameters: { slug: TERMS } });
}
