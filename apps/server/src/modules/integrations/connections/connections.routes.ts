import { memberOf } from '../../../http/identity.ts';
import type { Handlers } from '../../../http/serve-endpoint.ts';
import {
  type Connecting,
  changeReceiver,
  listTold,
  makeKey,
  makeReceiver,
  readConnections,
  renewReceiverSecret,
  replay,
  revokeKey,
  testReceiver,
} from './connections.ts';

type ConnectionsEndpoint =
  | 'readConnections'
  | 'makeKey'
  | 'revokeKey'
  | 'makeReceiver'
  | 'renewReceiverSecret'
  | 'changeReceiver'
  | 'testReceiver'
  | 'listToldEvents'
  | 'replayEvent';

/** Endpoints for API keys and webhook receivers. */
export function connectionsRoutes(connecting: Connecting): Handlers<ConnectionsEndpoint> {
  const made = async (secret: string) => ({ secret, connections: await readConnections(connecting) });
  return {
    readConnections: () => readConnections(connecting),
    makeKey: async ({ identity, body }) => made(await makeKey(connecting, memberOf(identity).userId, body)),
    async revokeKey({ parameters: { key }, identity }) {
      await revokeKey(connecting, memberOf(identity).userId, key);
      return readConnections(connecting);
    },
    makeReceiver: async ({ identity, body }) => made(await makeReceiver(connecting, memberOf(identity).userId, body)),
    renewReceiverSecret: async ({ parameters: { receiver }, identity, body: { password } }) =>
      made(await renewReceiverSecret(connecting, memberOf(identity).userId, receiver, password)),
    async changeReceiver({ parameters: { receiver }, identity, body }) {
      await changeReceiver(connecting, memberOf(identity).userId, receiver, body);
      return readConnections(connecting);
    },
    testReceiver: ({ parameters: { receiver } }) => testReceiver(connecting, receiver),
    listToldEvents: ({ parameters: { receiver } }) => listTold(connecting, receiver),
    replayEvent: ({ parameters: { receiver, event }, identity }) =>
      replay(connecting, memberOf(identity).userId, receiver, event),
  };
}
