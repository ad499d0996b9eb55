import { isDay } from '@gavel/core/leads';
import { type ApiScope, apiScopes } from './api-scopes.ts';
import { type Body, body, lenient } from './body.ts';
import { type WebhookEventType, webhookEventTypes } from './lead-records.ts';
import { flag, instant, instantOrNull, integer, list, text } from './values.ts';
import { z } from './zod.ts';

/** A key of another system. */
export interface ConnectedKey {
  readonly id: number;
  readonly name: string;
  /** How it begins; empty: that was not kept. */
  readonly start: string;
  readonly scopes: readonly ApiScope[];
  readonly createdAt: number;
  readonly expiresAt: number | null;
  readonly usedAt: number | null;
  readonly uses: number;
  readonly revokedAt: number | null;
}

/** Another system that is told of what happens. */
export interface ConnectedReceiver {
  /** 0: the one of the server's settings, which is changed there. */
  readonly id: number;
  /** Of that one only where it is, because its address may have a secret in it. */
  readonly url: string;
  readonly events: readonly WebhookEventType[];
  readonly isOn: boolean;
  /** Null: the server's settings do not say. */
  readonly createdAt: number | null;
  /** How many events it has not taken, which are tried no more. */
  readonly undelivered: number;
}

export interface Connections {
  readonly now: number;
  /** The latest first. */
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

/** What was made, and is shown this once. */
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

/** As long as what a key is called may be. */
export const longestKeyName = 60;

/** A key that is to be made; whoever makes it types their password. */
export interface KeyAsked {
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  /** The last day on which it holds, in Stockholm; null: until it is revoked. */
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

/** A receiver that is to be told; whoever names it types their password. */
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

/** One thing that is done with a receiver. */
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

/** What a receiver answered to a test. */
export interface ReceiverReply {
  /** Null: it did not. */
  readonly status: number | null;
  /** How its answer begins, or why there is none. */
  readonly words: string;
  readonly milliseconds: number;
}

const integerOrNull: Body<number | null> = lenient<number | null>(integer, null);

export const receiverReplyBody: Body<ReceiverReply> = body<ReceiverReply>({
  status: ['Status', integerOrNull],
  words: ['Words', text],
  milliseconds: ['Milliseconds', integer],
});

/** How the telling of an event went; null: it is still tried. */
export const deliveryOutcomes = ['delivered', 'gone', 'stopped', 'given-up', 'replayed'] as const;
export type DeliveryOutcome = (typeof deliveryOutcomes)[number];

/** An event that a receiver was told, or is to be. */
export interface ToldEvent {
  readonly eventId: string;
  readonly type: WebhookEventType;
  readonly happenedAt: number;
  readonly outcome: DeliveryOutcome | null;
  readonly tries: number;
  readonly status: number | null;
  readonly words: string;
}

/** What a receiver was told last, latest first. */
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
