import { type Body, body } from '../body.ts';
import { instant, text, textOrNull } from '../values.ts';
import { z } from '../zod.ts';

/** The actions of a customer on a quote. */
export const quoteAnswers = ['asked', 'accepted'] as const;
export type QuoteAnswer = (typeof quoteAnswers)[number];

/**
 * The actions on a customer’s request; each action is a line of the request’s history. For actions on a quote, `about` of the line is the
 * number of the quote.
 */
export const requestActions = [
  'note',
  'milestone',
  'dormant',
  'lost',
  'open',
  'owner',
  'stand-in',
  'next-step',
  'step-done',
  'offer-sent',
  'offer-withdrawn',
  'offer-asked',
  'offer-accepted',
  'order-made',
  'order-frozen',
  'order-refused',
  'order-cancelled',
] as const;
export type RequestAction = (typeof requestActions)[number];

/**
 * The actions on a customer, in addition to those on their requests. `joined`: staff joined the customer with another one, because both are
 * the same person. `parted`: staff undid this.
 */
export const customerActions = ['customer-note', 'joined', 'parted', 'house-sent'] as const;
export type CustomerAction = (typeof customerActions)[number];

/**
 * All kinds of lines in a time line. A new kind needs its name here, a function in the server’s `timelineSources` that reads it, and a text
 * in the web application’s `entryKinds`.
 */
export const timelineKinds = [
  ...requestActions,
  'asked',
  'saved',
  'mail',
  'registered',
  'agreed',
  'withdrew',
  'acting-begun',
  ...customerActions,
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** One line of a time line: an action of the customer, or an action of the server or of staff for the customer. */
export interface TimelineEntry {
  readonly at: number;
  readonly kind: TimelineKind;
  /** The name of the actor; null: it is deleted, or the line is about an e-mail or a consent, or the server acted. */
  readonly by: string | null;
  /** The text that somebody wrote, such as a message, a note or a reason; for `saved` the name of the house; for a consent its version. */
  readonly words: string;
  /** The value that the line’s text contains: for `owner` the name of the owner, for `mail` the kind of e-mail; null: no value. */
  readonly about: string | null;
  /** For `mail`: the state of the e-mail. Null for all other kinds. */
  readonly outcome: MailOutcome | null;
  /** The id of the customer’s request that this line is about; null: it is about no single request. */
  readonly lead: string | null;
}

/** The kinds of e-mails that the server sends. */
export const mailKinds = [
  'quote',
  'question',
  'untaken',
  'held-back',
  'handed-over',
  'quote-thanks',
  'question-thanks',
  'house-link',
  'own-house-link',
  'house-document',
  'password-changed',
  'second-factor-changed',
  'one-time-password',
  'invitation',
  'staff-invitation',
  'idle-account',
  'offer',
  'offer-thanks',
  'offer-withdrawn',
  'offer-accepted',
  'offer-asked',
  'order-frozen',
  'order-cancelled',
  'order-decided',
  'range-review',
  'range-stopped',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** Kinds of e-mails to customers. If the delivery of such an e-mail fails, staff must see it. */
export const mailsThatMustArrive: readonly MailKind[] = ['offer', 'offer-withdrawn', 'order-frozen', 'order-cancelled'];

/** The kinds of e-mails that go only to staff and the builder; e-mails of other kinds, such as one-time passwords, can go to customers. */
export const mailsToStaff: readonly MailKind[] = [
  'quote',
  'question',
  'untaken',
  'held-back',
  'handed-over',
  'staff-invitation',
  'offer-accepted',
  'offer-asked',
  'order-decided',
  'range-review',
  'range-stopped',
];

/**
 * The states of an e-mail. `waiting`: the server still tries to send it. `refused`: the mail server refused it for good. `too-late`: not
 * sent, because it had become useless. `given-up`: not sent, because every attempt failed.
 */
export const mailOutcomes = ['waiting', 'sent', 'refused', 'too-late', 'given-up'] as const;
export type MailOutcome = (typeof mailOutcomes)[number];

export const mailOutcome: Body<MailOutcome> = z.enum(mailOutcomes);

export const timelineEntry: Body<TimelineEntry> = body<TimelineEntry>({
  at: ['AtUtc', instant],
  kind: ['Kind', z.enum(timelineKinds)],
  by: ['By', textOrNull],
  words: ['Words', text],
  about: ['About', textOrNull],
  outcome: ['Outcome', z.nullable(mailOutcome)],
  lead: ['LeadId', textOrNull],
});
