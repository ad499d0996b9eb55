import { type Body, body } from '../body.ts';
import { instant, text, textOrNull } from '../values.ts';
import { z } from '../zod.ts';

/** The actions of a customer on a quote. */
export const quoteAnswers = ['asked', 'accepted'] as const;
export type QuoteAnswer = (typeof quoteAnswers)[number];

/**
 * The actions on a customer’s request; each action is a line of its history. For actions on a quote, `about` is the number of the quote.
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

/** The actions on a customer, in addition to those on their requests. */
export const customerActions = ['customer-note', 'joined', 'parted', 'house-sent'] as const;
export type CustomerAction = (typeof customerActions)[number];

/**
 * All kinds of lines in a time line. A new kind needs its name here, a source in the server’s `timelineSources`, and its text in the
 * page’s `entryKinds`.
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
  /** The name of the actor; null: the actor’s account is deleted, or the actor is the server. */
  readonly by: string | null;
  /** The written text: a message, a note, a next step, a reason, or the name of the house. */
  readonly words: string;
  /** The subject, depending on the kind: the milestone, the day, the reason, the name of the owner, the e-mail, or the consent. */
  readonly about: string | null;
  /** The outcome, if the kind has one: for an e-mail, whether it was delivered. */
  readonly outcome: MailOutcome | null;
  /** The id of the customer’s request to which this line refers. */
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

/** E-mails to customers for which staff must see when the delivery failed. */
export const mailsThatMustArrive: readonly MailKind[] = ['offer', 'offer-withdrawn', 'order-frozen', 'order-cancelled'];

/** E-mails to staff; all others are sent to customers. */
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

/** The states of an e-mail. `waiting`: the server still tries to deliver it. */
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
