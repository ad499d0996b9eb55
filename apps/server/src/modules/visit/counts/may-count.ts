import { isbot } from 'isbot';

/**
 * Returns whether a request may be counted: the browser sends neither a Do Not Track nor a Global Privacy Control signal, and
 * the client is no robot.
 */
export function mayCount(headers: Headers): boolean {
  if (headers.get('dnt') === '1' || headers.get('sec-gpc') === '1') return false;
  return !isbot(headers.get('user-agent'));
}
