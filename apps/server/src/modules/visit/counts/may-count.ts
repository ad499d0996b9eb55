import { isbot } from 'isbot';

/** Whether what somebody does may be counted: their browser does not ask not to be followed (Do Not Track, Global Privacy Control), and is no robot. */
export function mayCount(headers: Headers): boolean {
  if (headers.get('dnt') === '1' || headers.get('sec-gpc') === '1') return false;
  return !isbot(headers.get('user-agent'));
}
