import type { AccountId } from '@gavel/core';
import type { RequestMove } from '@gavel/core/requests';
import { type Body, body } from '../body.ts';
import { accountIdOrNull } from '../values.ts';
import { z } from '../zod.ts';
import { day, lostReason, milestone } from './request-values.ts';

/** The greatest lengths of a note and of a next step, in characters. */
export const longestNote = 4000;
export const longestStep = 200;

const note = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestNote));
const step = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestStep));

/** A change of a request. */
export type RequestChange =
  | RequestMove
  | { readonly kind: 'owner'; readonly ownerId: AccountId | null }
  | { readonly kind: 'next-step'; readonly words: string; readonly dueOn: string }
  | { readonly kind: 'step-done' };

const wireChange = z.discriminatedUnion('Kind', [
  z.object({ Kind: z.literal('milestone'), Milestone: milestone }),
  z.object({ Kind: z.literal('dormant'), Until: day }),
  z.object({ Kind: z.literal('lost'), Reason: lostReason }),
  z.object({ Kind: z.literal('open') }),
  z.object({ Kind: z.literal('owner'), OwnerId: accountIdOrNull }),
  z.object({ Kind: z.literal('next-step'), Words: step, DueOn: day }),
  z.object({ Kind: z.literal('step-done') }),
]);

/** The change on the wire. `Kind` decides which other fields the change has. */
export const requestChangeBody: Body<RequestChange> = z.codec(wireChange, z.custom<RequestChange>(), {
  decode: (wire): RequestChange => {
    switch (wire.Kind) {
      case 'milestone':
        return { kind: wire.Kind, milestone: wire.Milestone };
      case 'dormant':
        return { kind: wire.Kind, until: wire.Until };
      case 'lost':
        return { kind: wire.Kind, reason: wire.Reason };
      case 'owner':
        return { kind: wire.Kind, ownerId: wire.OwnerId };
      case 'next-step':
        return { kind: wire.Kind, words: wire.Words, dueOn: wire.DueOn };
      default:
        return { kind: wire.Kind };
    }
  },
  encode: (change) => {
    switch (change.kind) {
      case 'milestone':
        return { Kind: change.kind, Milestone: change.milestone };
      case 'dormant':
        return { Kind: change.kind, Until: change.until };
      case 'lost':
        return { Kind: change.kind, Reason: change.reason };
      case 'owner':
        return { Kind: change.kind, OwnerId: change.ownerId };
      case 'next-step':
        return { Kind: change.kind, Words: change.words, DueOn: change.dueOn };
      default:
        return { Kind: change.kind };
    }
  },
});

export interface RequestNote {
  readonly words: string;
}

export const requestNoteBody: Body<RequestNote> = body<RequestNote>({ words: ['Words', note] });
