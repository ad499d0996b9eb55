import { isbot } from 'isbot';

/**
 * Returns whether an HTTP request may be counted. It may if the browser sends neither Do Not Track nor Global Privacy Control, and the
 * client is no robot.
 */
export function mayCount(headers: Headers): boolean {
  if (headers.get('dnt') === '1' || headers.get('sec-gpc') === '1') return false;
  return !isbot(headers.get('user-agent'));
}
