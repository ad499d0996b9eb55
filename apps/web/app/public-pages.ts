import { ASKED_PARAMETERS } from './asked-house.ts';

const { house, municipality, bundle } = ASKED_PARAMETERS;

/**
 * The pages that are the same for all visitors who are not logged in, with the parameters that change them. The server renders each of
 * these pages once per season. It renders all other pages for each request: pages with other parameters, with random content, or with
 * content that depends on the day. `/welcome` is not in the list, because few people open it, and it has the administration’s style sheet.
 */
export const publicPages: readonly { readonly path: string; readonly parameters: readonly string[] }[] = [
  { path: '/', parameters: [municipality] },
  { path: '/house', parameters: [municipality] },
  { path: '/houses/:house', parameters: [municipality] },
  { path: '/new-project', parameters: [house, municipality, bundle] },
  { path: '/municipality', parameters: [house, municipality, bundle] },
  { path: '/start/new', parameters: [house, municipality, bundle] },
  { path: '/help', parameters: [] },
  { path: '/accessibility', parameters: [] },
  { path: '/login', parameters: [] },
  { path: '/register', parameters: [] },
  { path: '/favicon.svg', parameters: [] },
];
