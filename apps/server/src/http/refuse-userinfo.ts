import type { RequestListener } from 'node:http';

/** A name and a password in front of the host: nobody asks so, and nothing after us can make a request of it. */
const USERINFO = /^https?:\/\/[^/?#]*@/i;

/** Answers 400 to a request line whose whole address names somebody (RFC 9110, 4.2.4), and leaves all others to `answer`. */
export function refuseUserinfo(answer: RequestListener): RequestListener {
  return (request, response) => {
    if (USERINFO.test(request.url ?? '')) response.writeHead(400, { 'Content-Type': 'text/plain' }).end('Bad Request');
    else answer(request, response);
  };
}
