import { passwordBody } from '../account-bodies.ts';
import {
  connectionsBody,
  keyAskedBody,
  madeSecretBody,
  receiverAskedBody,
  receiverChangeBody,
  receiverReplyBody,
  toldEventsBody,
} from '../connection-bodies.ts';
import { z } from '../zod.ts';
import { type Endpoint, none, numeral } from './endpoint.ts';

/** For administrators alone, and kept by no cache. */
const forAdministrators = { request: null, access: 'administrator', limit: null, personal: true, problems: [] } as const;
const byReceiver = z.object({ receiver: numeral });

/** Keys of other systems, and who is told of what happens. What gives somebody something takes the password of who does it. */
export const connectionEndpoints = {
  readConnections: {
    ...forAdministrators,
    method: 'GET',
    path: '/api/admin/connections',
    summary: 'Keys of other systems, and who is told of what happens',
    parameters: none,
    response: connectionsBody,
  },
  makeKey: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/keys',
    summary: 'Makes a key of another system; it is answered here and never again',
    parameters: none,
    request: keyAskedBody,
    response: madeSecretBody,
    problems: ['wrong-password', 'busy'],
    limit: 'password',
  },
  revokeKey: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/keys/:key/revocation',
    summary: 'Closes a key; it opens nothing any more',
    parameters: z.object({ key: numeral }),
    response: connectionsBody,
    problems: ['unknown-connection'],
  },
  makeReceiver: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/webhooks',
    summary:
      'Names an address that is told of what happens; the secret that messages are signed with is answered here and never again',
    parameters: none,
    request: receiverAskedBody,
    response: madeSecretBody,
    problems: ['wrong-password', 'receiver-refused', 'busy'],
    limit: 'password',
  },
  renewReceiverSecret: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/webhooks/:receiver/secret',
    summary: 'A new secret; the one before signs beside it for a day',
    parameters: byReceiver,
    request: passwordBody,
    response: madeSecretBody,
    problems: ['unknown-connection', 'wrong-password', 'busy'],
    limit: 'password',
  },
  changeReceiver: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/webhooks/:receiver/changes',
    summary: 'What a receiver is told of, whether it is, or that it is none any more',
    parameters: byReceiver,
    request: receiverChangeBody,
    response: connectionsBody,
    problems: ['unknown-connection'],
  },
  testReceiver: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/webhooks/:receiver/test',
    summary: 'Sends a signed message of the type `test` without anything in it, and answers what came back',
    parameters: byReceiver,
    response: receiverReplyBody,
    problems: ['unknown-connection'],
    limit: 'invite',
  },
  listToldEvents: {
    ...forAdministrators,
    method: 'GET',
    path: '/api/admin/webhooks/:receiver/events',
    summary: 'What a receiver was told last, at most 100, latest first',
    parameters: byReceiver,
    response: toldEventsBody,
    problems: ['unknown-connection'],
  },
  replayEvent: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/webhooks/:receiver/events/:event/replay',
    summary: 'Tells an event again, under the id that it had',
    parameters: z.object({ receiver: numeral, event: z.string() }),
    response: toldEventsBody,
    problems: ['unknown-connection'],
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
