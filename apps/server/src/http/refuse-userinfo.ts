import type { RequestListener } from 'node:http';

/**
 * Matches an address with a user name or password before the host. No real client sends such an address, and the framework cannot build a
 * request from it.
 */
const USERINFO = /^https?:\/\/[^/?#]*@/i;

/** Returns status 400 for a request line with a user name in its address (RFC 9110, 4.2.4). Passes all other requests to `answer`. */
export function refuseUserinfo(answer: RequestListener): RequestListener {
  return (request, response) => {
    if (USERINFO.test(request.url ?? '')) response.writeHead(400, { 'Content-Type': 'text/plain' }).end('Bad Request');
    else answer(request, response);
  };
}
