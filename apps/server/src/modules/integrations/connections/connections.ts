import { randomUUID } from 'node:crypto';
import { type WebhookEventType, webhookEventTypes } from '@gavel/contract/all';
import type {
  AuditAction,
  ConnectedReceiver,
  Connections,
  KeyAsked,
  ReceiverAsked,
  ReceiverChange,
  ReceiverReply,
  ToldEvents,
} from '@gavel/contract/staff';
import { readTime } from '@gavel/core';
import type { Reach } from '../../../adapters/webhooks/http-receiver.ts';
import { isInside } from '../../../adapters/webhooks/public-address.ts';
import type { Receiver } from '../../../adapters/webhooks/receiver.ts';
import type { Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Seal } from '../../../secrets/seal.ts';
import type { Secrets } from '../../../secrets/secrets.ts';
import { addAuditEntry } from '../../people/accounts/audit-log.repository.ts';
import { isPasswordOf } from '../../people/accounts/change-password.ts';
import type { Passwords } from '../../people/accounts/passwords.ts';
import { type ApiKey, listApiKeys, revokeApiKey } from '../api-keys/api-keys.repository.ts';
import { makeApiKey } from '../api-keys/api-keys.ts';
import { receiversOf, renewSecret } from '../webhooks/receivers.ts';
import {
  countUndelivered,
  deleteReceiver,
  findDeliveryOf,
  findReceiver,
  insertReceiver,
  type KeptReceiver,
  listDeliveries,
  listReceivers,
  updateReceiver,
} from '../webhooks/webhooks.repository.ts';
import { toldBySettings } from '../webhooks/webhooks.ts';

/** What the functions for webhook receivers need to read, add and test receivers, and to send an event again. */
export interface Receivers {
  readonly seal: Seal;
  /** The receiver that the server’s settings name; null: the settings name none. */
  readonly configured: Receiver | null;
  readonly configuredUrl: string | null;
  /** To which addresses the receivers that administrators add may point: only public ones (`internet`), or all (`anywhere`). */
  readonly reach: Reach;
  /** Sends an event again. Returns false if no event has this id. */
  readonly replay: (eventId: string) => Promise<boolean>;
}

/** The dependencies of the functions for API keys and receivers. */
export interface Connecting {
  readonly db: Database;
  readonly passwords: Passwords;
  readonly secrets: Pick<Secrets, 'newKey'>;
  readonly receivers: Receivers;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** How many of a receiver's latest events the administration shows. */
const SHOWN = 100;

export async function readConnections({ db, receivers, now }: Connecting): Promise<Connections> {
  const counts = await countUndelivered(db);
  const kept = (await listReceivers(db)).map((receiver) => connectedReceiver(receiver, counts.get(receiver.id) ?? 0));
  const { configuredUrl } = receivers;
  const bySettings = configuredUrl === null ? [] : [receiverOfSettings(configuredUrl, counts.get(null) ?? 0)];
  return { now: now(), keys: (await listApiKeys(db)).map(connectedKey).toReversed(), receivers: [...bySettings, ...kept] };
}

/**
 * Creates an API key and returns it. The key cannot be read again later. Throws `wrong-password`, and `malformed-body` if the last day has
 * passed.
 */
export async function makeKey(connecting: Connecting, userId: string, { password, lastDay, ...asked }: KeyAsked) {
  // The key is valid until the end of `lastDay`.
  const expiresAt = lastDay === null ? null : new Date(readTime(lastDay).nextDay);
  if (expiresAt !== null && expiresAt.getTime() <= connecting.now())
    throw new AppError('malformed-body', 'LastDay: expected today or a later day', { field: 'LastDay' });
  await checkPassword(connecting, userId, password);
  return connecting.db.transaction(async (tx) => {
    const wanted = { ...asked, expiresAt, createdBy: userId };
    const { key, made } = await makeApiKey({ ...connecting, db: tx }, wanted);
    await note(connecting, tx, userId, 'key-made', { key: made.id, scopes: made.scopes.join(' ') });
    return key;
  });
}

/** Revokes an API key. Throws `unknown-connection`. */
export async function revokeKey(connecting: Connecting, userId: string, key: number): Promise<void> {
  await connecting.db.transaction(async (tx) => {
    if (!(await revokeApiKey(tx, key, new Date(connecting.now())))) throw new AppError('unknown-connection');
    await note(connecting, tx, userId, 'key-revoked', { key });
  });
}

/** Adds a webhook receiver and returns its secret, which cannot be read again later. Throws `wrong-password` and `receiver-refused`. */
export async function makeReceiver(connecting: Connecting, userId: string, { url, events, password }: ReceiverAsked) {
  const { db, receivers, now } = connecting;
  const fault = faultOf(url, receivers.reach);
  if (fault) throw new AppError('receiver-refused', fault, { field: 'Url' });
  await checkPassword(connecting, userId, password);
  const { secret, secrets } = renewSecret(null, receivers.seal, now());
  await db.transaction(async (tx) => {
    const receiver = await insertReceiver(tx, { url, secrets, events, createdAt: new Date(now()) });
    await note(connecting, tx, userId, 'receiver-made', { receiver });
  });
  return secret;
}

/**
 * Creates and returns a new secret for a receiver. The secret cannot be read again later. Throws `wrong-password` and `unknown-connection`.
 */
export async function renewReceiverSecret(connecting: Connecting, userId: string, receiver: number, password: string) {
  const { db, receivers, now } = connecting;
  await checkPassword(connecting, userId, password);
  return db.transaction(async (tx) => {
    const kept = await findReceiver(tx, receiver);
    if (!kept) throw new AppError('unknown-connection');
    const { secret, secrets } = renewSecret(kept, receivers.seal, now());
    await updateReceiver(tx, receiver, { secrets });
    await note(connecting, tx, userId, 'secret-renewed', { receiver });
    return secret;
  });
}

/**
 * Changes or deletes a receiver. Throws `unknown-connection`, also for the receiver that the server’s settings name, because only the
 * settings can change it.
 */
export async function changeReceiver(connecting: Connecting, userId: string, receiver: number, change: ReceiverChange) {
  await connecting.db.transaction(async (tx) => {
    const isDone =
      change.kind === 'remove' ? await deleteReceiver(tx, receiver) : await updateReceiver(tx, receiver, written(change));
    if (!isDone) throw new AppError('unknown-connection');
    const action = change.kind === 'remove' ? 'receiver-removed' : 'receiver-changed';
    await note(connecting, tx, userId, action, { receiver, change: change.kind });
  });
}

/**
 * Sends a test message without data to a receiver, and returns the receiver’s response. Throws `unknown-connection`.
 * @param id the id of the receiver; 0: the receiver that the server’s settings name
 */
export async function testReceiver({ db, receivers, now }: Connecting, id: number): Promise<ReceiverReply> {
  const receiver = await receiversOf({ ...receivers, db, now })(id === 0 ? null : id);
  if (!receiver) throw new AppError('unknown-connection');
  const sentAt = now();
  const body = JSON.stringify({ type: 'test', timestamp: new Date(sentAt).toISOString(), data: {} });
  return receiver.send({ id: randomUUID(), sentAt, body });
}

/**
 * Returns the latest events of a receiver. Throws `unknown-connection`.
 * @param id the id of the receiver; 0: the receiver that the server’s settings name
 */
export async function listTold({ db, receivers }: Connecting, id: number): Promise<ToldEvents> {
  const isKnown = id === 0 ? receivers.configured !== null : (await findReceiver(db, id)) !== null;
  if (!isKnown) throw new AppError('unknown-connection');
  const deliveries = await listDeliveries(db, SHOWN, id === 0 ? null : id);
  return {
    events: deliveries.map(({ eventId, type, happenedAt, outcome, tries, lastStatus, lastWords }) => ({
      eventId,
      type,
      happenedAt: happenedAt.getTime(),
      outcome,
      tries,
      status: lastStatus,
      words: lastWords,
    })),
  };
}

/**
 * Sends an event to the receiver again, and returns the receiver’s latest events. Throws `unknown-connection` if the event was never queued
 * for this receiver.
 * @param receiver the id of the receiver; 0: the receiver that the server’s settings name
 */
export async function replay(connecting: Connecting, userId: string, receiver: number, event: string): Promise<ToldEvents> {
  const { db, receivers } = connecting;
  const isTheirs = await findDeliveryOf(db, receiver === 0 ? null : receiver, event);
  if (!isTheirs || !(await receivers.replay(event))) throw new AppError('unknown-connection');
  await note(connecting, db, userId, 'event-replayed', { receiver, event });
  return listTold(connecting, receiver);
}

async function checkPassword(connecting: Connecting, userId: string, password: string): Promise<void> {
  if (!(await isPasswordOf(connecting, userId, password))) throw new AppError('wrong-password', '', { field: 'Password' });
}

function note(
  { now }: Connecting,
  tx: Database,
  actorId: string,
  action: AuditAction,
  details: Readonly<Record<string, string | number>>,
): Promise<void> {
  return addAuditEntry(tx, { actorId, subjectId: null, action, details }, new Date(now()));
}

/**
 * Returns why the server refuses an address as a webhook receiver; null: the address is allowed. The address must use https, unless
 * `reach` is `anywhere`. It must not contain a user name or a password, because logs could show them. If `reach` is `internet`, it must not
 * be in the server’s own network.
 */
function faultOf(text: string, reach: Reach): string | null {
  const url = URL.parse(text);
  if (!url || (url.protocol !== 'https:' && !(url.protocol === 'http:' && reach === 'anywhere'))) return 'no-https';
  if (url.username !== '' || url.password !== '') return 'has-password';
  return reach === 'internet' && (isInside(url) || /^(.*\.)?localhost$/i.test(url.hostname)) ? 'inside' : null;
}

function written(change: Exclude<ReceiverChange, { kind: 'remove' }>) {
  if (change.kind === 'events') return { events: change.events };
  return { isOn: change.kind === 'on' };
}

function connectedKey({ id, name, start, scopes, createdAt, expiresAt, usedAt, uses, revokedAt }: ApiKey) {
  const at = (date: Date | null) => date?.getTime() ?? null;
  const times = { createdAt: createdAt.getTime(), expiresAt: at(expiresAt), usedAt: at(usedAt), revokedAt: at(revokedAt) };
  return { id, name, start, scopes, uses, ...times };
}

function connectedReceiver({ id, url, events, isOn, createdAt }: KeptReceiver, undelivered: number): ConnectedReceiver {
  return { id, url, events: inOrder(events), isOn, createdAt: createdAt.getTime(), undelivered };
}

function receiverOfSettings(url: string, undelivered: number): ConnectedReceiver {
  return { id: 0, url: new URL(url).origin, events: inOrder(toldBySettings), isOn: true, createdAt: null, undelivered };
}

function inOrder(events: readonly WebhookEventType[]): readonly WebhookEventType[] {
  return webhookEventTypes.filter((type) => events.includes(type));
}
