import { isDay } from '@gavel/core/requests';
import { type Body, body, lenient } from '../body.ts';
import { flag, instant, instantOrNull, integer, list, text } from '../values.ts';
import { z } from '../zod.ts';
import { type ApiScope, apiScopes } from './api-scopes.ts';
import { type WebhookEventType, webhookEventTypes } from './request-records.ts';

/** An API key of another system. */
export interface ConnectedKey {
  readonly id: number;
  readonly name: string;
  /** The first characters of the key; empty: not stored. */
  readonly start: string;
  readonly scopes: readonly ApiScope[];
  readonly createdAt: number;
  readonly expiresAt: number | null;
  readonly usedAt: number | null;
  readonly uses: number;
  readonly revokedAt: number | null;
}

/** A webhook receiver. */
export interface ConnectedReceiver {
  /** 0: the receiver from the server’s settings. It can be changed only in those settings. */
  readonly id: number;
  /** For the receiver of the server’s settings only the origin, because the full address may contain a secret. */
  readonly url: string;
  readonly events: readonly WebhookEventType[];
  readonly isOn: boolean;
  /** Null: unknown, as for the webhook of the server’s settings. */
  readonly createdAt: number | null;
  /** The number of events that the receiver has not accepted and that are no longer retried. */
  readonly undelivered: number;
}

export interface Connections {
  readonly now: number;
  /** Latest first. */
  readonly keys: readonly ConnectedKey[];
  readonly receivers: readonly ConnectedReceiver[];
}

const scopes: Body<readonly ApiScope[]> = list(z.enum(apiScopes));
const eventType: Body<WebhookEventType> = z.enum(webhookEventTypes);
const events: Body<readonly WebhookEventType[]> = list(eventType);

export const connectionsBody: Body<Connections> = body<Connections>({
  now: ['NowUtc', instant],
  keys: [
    'Keys',
    list(
      body<ConnectedKey>({
        id: ['Id', integer],
        name: ['Name', text],
        start: ['Start', text],
        scopes: ['Scopes', scopes],
        createdAt: ['CreatedAtUtc', instant],
        expiresAt: ['ExpiresAtUtc', instantOrNull],
        usedAt: ['UsedAtUtc', instantOrNull],
        uses: ['Uses', integer],
        revokedAt: ['RevokedAtUtc', instantOrNull],
      }),
    ),
  ],
  receivers: [
    'Receivers',
    list(
      body<ConnectedReceiver>({
        id: ['Id', integer],
        url: ['Url', text],
        events: ['Events', events],
        isOn: ['IsOn', flag],
        createdAt: ['CreatedAtUtc', instantOrNull],
        undelivered: ['Undelivered', integer],
      }),
    ),
  ],
});

/** A new key or secret, which is shown only once. */
export interface MadeSecret {
  readonly secret: string;
  readonly connections: Connections;
}

export const madeSecretBody: Body<MadeSecret> = body<MadeSecret>({
  secret: ['Secret', text],
  connections: ['Connections', connectionsBody],
});

const typedPassword = z.string().check(z.maxLength(1000));
const dayOrNull: Body<string | null> = lenient<string | null>(
  z.string().check(z.refine(isDay, 'expected a day as yyyy-MM-dd')),
  null,
);

/** The greatest length of the name of a key, in characters. */
export const longestKeyName = 60;

/** A new API key, with the password of the user who creates the key. */
export interface KeyAsked {
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  /** The last day on which the key is valid, in Stockholm; null: until it is revoked. */
  readonly lastDay: string | null;
  readonly password: string;
}

export const keyAskedBody: Body<KeyAsked> = body<KeyAsked>({
  name: [
    'Name',
    z
      .string()
      .check(z.trim(), z.minLength(1), z.maxLength(longestKeyName), z.regex(/^\P{Cc}*$/u, 'expected no control characters')),
  ],
  scopes: ['Scopes', z.array(z.enum(apiScopes)).check(z.minLength(1, 'expected a scope at least'))],
  lastDay: ['LastDay', dayOrNull],
  password: ['Password', typedPassword],
});

/** A new receiver, with the password of the user who creates the receiver. */
export interface ReceiverAsked {
  readonly url: string;
  readonly events: readonly WebhookEventType[];
  readonly password: string;
}

const someEvents = z.array(eventType).check(z.minLength(1, 'expected an event at least'));

export const receiverAskedBody: Body<ReceiverAsked> = body<ReceiverAsked>({
  url: ['Url', z.string().check(z.trim(), z.maxLength(500))],
  events: ['Events', someEvents],
  password: ['Password', typedPassword],
});

/** A change of a receiver. */
export type ReceiverChange =
  | { readonly kind: 'events'; readonly events: readonly WebhookEventType[] }
  | { readonly kind: 'on' | 'off' | 'remove' };

export const receiverChangeBody: Body<ReceiverChange> = z.codec(
  z.discriminatedUnion('Kind', [
    z.object({ Kind: z.literal('events'), Events: someEvents }),
    z.object({ Kind: z.enum(['on', 'off', 'remove']) }),
  ]),
  z.custom<ReceiverChange>(),
  {
    decode: (wire): ReceiverChange => (wire.Kind === 'events' ? { kind: wire.Kind, events: wire.Events } : { kind: wire.Kind }),
    encode: (change) => (change.kind === 'events' ? { Kind: change.kind, Events: [...change.events] } : { Kind: change.kind }),
  },
);

/** The response of a webhook receiver to a test event. */
export interface ReceiverReply {
  /** Null: no response. */
  readonly status: number | null;
  /** The beginning of the response, or the reason why there was no response. */
  readonly words: string;
  readonly milliseconds: number;
}

const integerOrNull: Body<number | null> = lenient<number | null>(integer, null);

export const receiverReplyBody: Body<ReceiverReply> = body<ReceiverReply>({
  status: ['Status', integerOrNull],
  words: ['Words', text],
  milliseconds: ['Milliseconds', integer],
});

/**
 * The outcomes of sending an event to a receiver; null: the server still tries. `gone`: the event’s data no longer exist. `stopped`: the
 * receiver is removed, or wants no more events (status 410). `given-up`: all tries failed. `replayed`: staff sent the event again
 * before an outcome.
 */
export const deliveryOutcomes = ['delivered', 'gone', 'stopped', 'given-up', 'replayed'] as const;
export type DeliveryOutcome = (typeof deliveryOutcomes)[number];

/** An event that was sent to a receiver, or is queued. */
export interface ToldEvent {
  readonly eventId: string;
  readonly type: WebhookEventType;
  readonly happenedAt: number;
  readonly outcome: DeliveryOutcome | null;
  readonly tries: number;
  readonly status: number | null;
  readonly words: string;
}

/** The latest events of a receiver, latest first. */
export interface ToldEvents {
  readonly events: readonly ToldEvent[];
}

export const toldEventsBody: Body<ToldEvents> = body<ToldEvents>({
  events: [
    'Events',
    list(
      body<ToldEvent>({
        eventId: ['Id', text],
        type: ['Type', eventType],
        happenedAt: ['HappenedAtUtc', instant],
        outcome: ['Outcome', lenient<DeliveryOutcome | null>(z.enum(deliveryOutcomes), null)],
        tries: ['Tries', integer],
        status: ['Status', integerOrNull],
        words: ['Words', text],
      }),
    ),
  ],
});
