import { type Body, body, lenient } from '../../body.ts';
import { decimal, instant, integer, list, text, textOrNull } from '../../values.ts';
import { z } from '../../zod.ts';

/** A published version of the range (the builder's houses, answers and prices). */
export interface RangeVersion {
  readonly id: number;
  readonly at: number;
  /** Null: the operator, or somebody whose account is deleted. */
  readonly by: string | null;
  /** `folder`: published from the range folder by the operator. `scheduled`: a draft that was published at a set time. */
  readonly origin: 'folder' | 'draft' | 'restored' | 'scheduled';
  /** The id of the older version that this version restores; null: it restores none. */
  readonly restores: number | null;
  readonly message: string;
  /** Null: no proof is stored with the version, or this program cannot read it. */
  readonly proof: VersionProof | null;
  /** The person who signed for the version’s objections, and the reason; null: no signature was needed. */
  readonly signature: { readonly by: string; readonly reason: string } | null;
  /** The second person who approved the version; null: no approval was needed. */
  readonly approval: VersionApproval | null;
}

/** The approval of a second person, with the name that the person had at that time. */
export interface VersionApproval {
  readonly by: string;
  readonly at: number;
}

export const approvalBody: Body<VersionApproval> = body<VersionApproval>({ by: ['By', text], at: ['AtUtc', instant] });

/** The results of a version’s proof: how many statements it decided, how many objections it found, and how long it took. */
export interface VersionProof {
  readonly statements: number;
  readonly objections: number;
  readonly seconds: number;
}

export const rangeVersionBody = body<RangeVersion>({
  id: ['Id', integer],
  at: ['AtUtc', instant],
  by: ['By', textOrNull],
  origin: ['Origin', z.enum(['folder', 'draft', 'restored', 'scheduled'])],
  restores: ['Restores', lenient<number | null>(integer, null)],
  message: ['Message', text],
  proof: [
    'Proof',
    lenient<VersionProof | null>(
      body<VersionProof>({
        statements: ['Statements', integer],
        objections: ['Objections', integer],
        seconds: ['Seconds', decimal],
      }),
      null,
    ),
  ],
  signature: [
    'Signature',
    lenient<RangeVersion['signature']>(
      body<NonNullable<RangeVersion['signature']>>({ by: ['By', text], reason: ['Reason', text] }),
      null,
    ),
  ],
  approval: ['Approval', lenient<VersionApproval | null>(approvalBody, null)],
});

export const rangeVersionsBody: Body<{ versions: readonly RangeVersion[] }> = body<{ versions: readonly RangeVersion[] }>({
  versions: ['Versions', list(rangeVersionBody)],
});

/** A message or a reason. */
export const longWords = z.string().check(z.trim(), z.maxLength(500));

/** Why a version is published. */
export const publicationBody: Body<{ message: string }> = body<{ message: string }>({ message: ['Message', longWords] });

/** Why a version is published. `reason`: why the user signs for its objections; empty: the user signs for none. */
export interface SignedPublication {
  readonly message: string;
  readonly reason: string;
}

export const signedPublicationBody: Body<SignedPublication> = body<SignedPublication>({
  message: ['Message', longWords],
  reason: ['SignedReason', lenient(longWords, '')],
});
