import { passwordBody } from '../account-bodies.ts';
import {
  connectionsBody,
  keyAskedBody,
  madeSecretBody,
  receiverAskedBody,
  receiverChangeBody,
  receiverReplyBody,
  toldEventsBody,
} from '../staff/connection-bodies.ts';
import { z } from '../zod.ts';
import { type Endpoint, none, numeral } from './endpoint.ts';

/** Endpoints that only administrators may call; no cache stores their responses. */
const forAdministrators = { request: null, access: 'administrator', limit: null, personal: true, problems: [] } as const;
const byReceiver = z.object({ receiver: numeral });

/**
 * Endpoints with which administrators manage API keys and webhook receivers. An endpoint that returns a new key or secret requires the
 * administrator’s password.
 */
export const connectionEndpoints = {
  readConnections: {
    ...forAdministrators,
    method: 'GET',
    path: '/api/admin/connections',
    summary: 'API keys and receivers of webhooks',
    parameters: none,
    response: connectionsBody,
  },
  makeKey: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/keys',
    summary: 'Creates an API key; only this response contains it',
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
    summary: 'Revokes an API key',
    parameters: z.object({ key: numeral }),
    response: connectionsBody,
    problems: ['unknown-connection'],
  },
  makeReceiver: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/webhooks',
    summary: 'Adds a receiver of webhooks; only this response contains its secret',
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
    summary: 'Creates a new secret; the old one signs beside it for a day',
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
    summary: 'Changes the events of a receiver, switches it on or off, or removes it',
    parameters: byReceiver,
    request: receiverChangeBody,
    response: connectionsBody,
    problems: ['unknown-connection'],
  },
  testReceiver: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/webhooks/:receiver/test',
    summary: 'Sends a signed test event and returns the receiver’s response',
    parameters: byReceiver,
    response: receiverReplyBody,
    problems: ['unknown-connection'],
    limit: 'invite',
  },
  listToldEvents: {
    ...forAdministrators,
    method: 'GET',
    path: '/api/admin/webhooks/:receiver/events',
    summary: 'The last events of a receiver, at most 100, latest first',
    parameters: byReceiver,
    response: toldEventsBody,
    problems: ['unknown-connection'],
  },
  replayEvent: {
    ...forAdministrators,
    method: 'POST',
    path: '/api/admin/webhooks/:receiver/events/:event/replay',
    summary: 'Sends an event again with the same id',
    parameters: z.object({ receiver: numeral, event: z.string() }),
    response: toldEventsBody,
    problems: ['unknown-connection'],
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
