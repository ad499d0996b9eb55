import { type Body, body } from './body.ts';
import { instant, text, textOrNull } from './values.ts';
import { z } from './zod.ts';

/** What the customer does about an offer. */
export const offerAnswers = ['asked', 'accepted'] as const;
export type OfferAnswer = (typeof offerAnswers)[number];

/** What is done with a request; each is a line of its history. What is done about an offer has its number in `about`. */
export const leadActions = [
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
export type LeadAction = (typeof leadActions)[number];

/** What is done with a customer, beside what is done with their requests. */
export const customerActions = ['customer-note', 'joined', 'parted', 'house-sent'] as const;
export type CustomerAction = (typeof customerActions)[number];

/**
 * Everything that a time line may have a line of. What is new gets its name here, a source in the server's `timelineSources`, and its words
 * in the page's `entryKinds`.
 */
export const timelineKinds = [
  ...leadActions,
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

/** One line of what happened: what the customer did on purpose, and what was done for them. */
export interface TimelineEntry {
  readonly at: number;
  readonly kind: TimelineKind;
  /** Who did it; null: they have no account any more, or it was the server. */
  readonly by: string | null;
  /** What was written: the message, a note, the next step, a reason, what the house is called. */
  readonly words: string;
  /** What it is about, by its kind: the milestone, the day, the reason; the name of who takes care of it; the letter; the consent. */
  readonly about: string | null;
  /** What became of it, where that is another question: of a letter whether it arrived. */
  readonly outcome: LetterOutcome | null;
  /** The id of the request that it belongs to. */
  readonly lead: string | null;
}

/** The letters that the server writes, by what they tell. */
export const letterKinds = [
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
] as const;
export type LetterKind = (typeof letterKinds)[number];

/** To customers, and staff have to know when one of them does not arrive. */
export const lettersThatMustArrive: readonly LetterKind[] = ['offer', 'offer-withdrawn', 'order-frozen', 'order-cancelled'];

/** To those who work here; all others go to customers. */
export const lettersToStaff: readonly LetterKind[] = [
  'quote',
  'question',
  'untaken',
  'held-back',
  'handed-over',
  'staff-invitation',
  'offer-accepted',
  'offer-asked',
  'order-decided',
];

/** What became of a letter. `waiting`: it is tried again. */
export const letterOutcomes = ['waiting', 'sent', 'refused', 'too-late', 'given-up'] as const;
export type LetterOutcome = (typeof letterOutcomes)[number];

export const letterOutcome: Body<LetterOutcome> = z.enum(letterOutcomes);

export const timelineEntry: Body<TimelineEntry> = body<TimelineEntry>({
  at: ['AtUtc', instant],
  kind: ['Kind', z.enum(timelineKinds)],
  by: ['By', textOrNull],
  words: ['Words', text],
  about: ['About', textOrNull],
  outcome: ['Outcome', z.nullable(letterOutcome)],
  lead: ['LeadId', textOrNull],
});
