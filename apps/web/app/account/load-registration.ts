import type { Api } from '../api/create-api.ts';

/** The range's name of what somebody agrees to who makes an account. */
const TERMS = 'anvandarvillkor';

/** What the form of an account is filled in from. */
export async function loadRegistration(api: Api) {
  const [municipalities, terms] = await Promise.all([api.listMunicipalities(), api.readConsent({ parameters: { slug: TERMS } })]);
  return { municipalities, terms };
}
