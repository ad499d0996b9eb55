import { ASKED_PARAMETERS } from './addresses.ts';

const { house, municipality, bundle } = ASKED_PARAMETERS;

/**
 * Pages that are the same for everybody who is not logged in, with the parameters that change them: the server renders each once as long as the
 * range and its campaigns say the same. What else is in an address, or is drawn, or depends on the day, makes a page anew each time. `/welcome`
 * is opened by few, once, and has the administration's style sheet.
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
