import { isbot } from 'isbot';

/** Whether a request may be counted: the browser sends no Do Not Track or Global Privacy Control signal, and the client is no robot. */
export function mayCount(headers: Headers): boolean {
  if (headers.get('dnt') === '1' || headers.get('sec-gpc') === '1') return false;
  return !isbot(headers.get('user-agent'));
}
