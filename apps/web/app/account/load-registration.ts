import type { Api } from '../api/create-api.ts';
import { hasNewsletter } from './has-newsletter.ts';

/** The slug of the terms in the range. */
const TERMS = 'anvandarvillkor';

/** Loads the data that the registration form needs. */
export async function loadRegistration(api: Api) {
  const [municipalities, terms, newsletter] = await Promise.all([api.listMunicipalities(), loadTerms(api), hasNewsletter(api)]);
  return { municipalities, terms, newsletter };
}

/** Loads the terms for users who create an account, or write to the builder without one. */
export function loadTerms(api: Api) {
  return api.readConsent({ parameters: { slug: TERMS } });
}
