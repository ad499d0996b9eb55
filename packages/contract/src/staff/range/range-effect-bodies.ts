import type { Ore } from '@gavel/core';
import { type Body, body, lenient } from '../../body.ts';
import { amount, integer, list, text, textOrNull } from '../../values.ts';
import { z } from '../../zod.ts';
import { type ComparedHouses, comparedHousesBody, type ShownHealth, shownHealthBody } from './range-health-bodies.ts';
import { type GroupedObjections, groupedObjectionsBody } from './range-objection-bodies.ts';
import { type ReviewReason, reviewReasonBody } from './range-release-bodies.ts';
import { type VisitorChanges, visitorChangesBody } from './range-visitor-bodies.ts';

/** A fault in the files of the range with the draft’s changes, which prevents the proof and publishing. */
export interface RangeFault {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** The effects of a draft of the range on all saved houses, or on all houses in open quotes. */
export interface ReplayedHouses {
  readonly count: number;
  /** The number of houses that cannot be opened with the draft, or cannot be opened now. */
  readonly lost: number;
  /** The number of houses with at least one changed answer. */
  readonly replaced: number;
  readonly cheaper: number;
  readonly dearer: number;
  /** The houses with the largest price differences, the largest difference first. */
  readonly examples: readonly {
    readonly name: string;
    readonly houseTitle: string;
    /** The token with which a preview opens the house; null: the quoted version of the house is no longer saved. */
    readonly token: string | null;
    readonly before: Ore;
    readonly after: Ore;
  }[];
}

const plotChanges = ['withdrawn', 'municipality', 'border', 'borderDistance', 'maxBuildArea'] as const;
export type PlotChange = (typeof plotChanges)[number];

/** A plot that the draft changes in a way that concerns the houses on it. */
export interface ChangedPlot {
  readonly address: string;
  readonly changes: readonly PlotChange[];
  /** The number of saved houses that users have placed on the plot. */
  readonly placed: number;
  /**
   * The number of saved houses that lose their position on the plot, because the plot is gone or in another municipality, or its border no
   * longer contains them.
   */
  readonly lost: number;
  /** The number of saved houses for which users have chosen the plot without placing the house on it. */
  readonly chosen: number;
}

/** The effects of publishing the draft of the range. */
export interface RangeEffects {
  /** Identifies the draft that has these effects. */
  readonly draftTag: string;
  readonly faults: readonly RangeFault[];
  /** Objections that prevent publishing, even if an administrator signs. */
  readonly refusals: GroupedObjections;
  /** Objections that an administrator must sign for: those that the published version does not have, and those about saved houses. */
  readonly toSign: GroupedObjections;
  /** Why a second person must approve the draft; empty: no approval is needed. */
  readonly review: readonly ReviewReason[];
  /** The house models for which the draft changes the possible choices. */
  readonly possible: readonly ComparedHouses[];
  /** The price of each house with standard answers, in each area where it changes. */
  readonly houses: readonly {
    readonly houseTitle: string;
    readonly area: string;
    readonly before: Ore;
    readonly after: Ore;
  }[];
  readonly visitors: VisitorChanges;
  readonly saved: ReplayedHouses;
  readonly plots: readonly ChangedPlot[];
  readonly quotes: ReplayedHouses;
}

/** A value that differs between two versions of the range. */
export interface RangeDifference {
  readonly file: string;
  readonly trail: readonly string[];
  readonly before: string | null;
  readonly after: string | null;
  /**
   * The SHA-256 of the uploaded picture in each version; `before` or `after` is null if that version has no upload. Null: the value is not
   * a picture.
   */
  readonly uploads: { readonly before: string | null; readonly after: string | null } | null;
}

/** The result of the proof of a draft of the range, or the faults that prevent the proof. */
export interface DraftHealth {
  readonly draftTag: string;
  /** A range with faults is not proven. */
  readonly faults: readonly RangeFault[];
  readonly health: ShownHealth | null;
}

const faults = list(body<RangeFault>({ file: ['File', text], line: ['Line', integer], message: ['Message', text] }));

const replayed = body<ReplayedHouses>({
  count: ['Count', integer],
  lost: ['Lost', integer],
  replaced: ['Replaced', integer],
  cheaper: ['Cheaper', integer],
  dearer: ['Dearer', integer],
  examples: [
    'Examples',
    list(
      body<ReplayedHouses['examples'][number]>({
        name: ['Name', text],
        houseTitle: ['HouseTitle', text],
        token: ['Token', textOrNull],
        before: ['Before', amount],
        after: ['After', amount],
      }),
    ),
  ],
});

export const rangeEffectsBody: Body<RangeEffects> = body<RangeEffects>({
  draftTag: ['DraftTag', text],
  faults: ['Faults', faults],
  refusals: ['Refusals', groupedObjectionsBody],
  toSign: ['ToSign', groupedObjectionsBody],
  review: ['Review', list(reviewReasonBody)],
  possible: ['PossibleHouses', list(comparedHousesBody)],
  houses: [
    'Houses',
    list(
      body<RangeEffects['houses'][number]>({
        houseTitle: ['HouseTitle', text],
        area: ['Area', text],
        before: ['Before', amount],
        after: ['After', amount],
      }),
    ),
  ],
  visitors: ['Visitors', visitorChangesBody],
  saved: ['Saved', replayed],
  plots: [
    'Plots',
    list(
      body<ChangedPlot>({
        address: ['Address', text],
        changes: ['Changes', list(z.enum(plotChanges))],
        placed: ['Placed', integer],
        lost: ['Lost', integer],
        chosen: ['Chosen', integer],
      }),
    ),
  ],
  quotes: ['Quotes', replayed],
});

export const draftHealthBody: Body<DraftHealth> = body<DraftHealth>({
  draftTag: ['DraftTag', text],
  faults: ['Faults', faults],
  health: ['Health', lenient<ShownHealth | null>(shownHealthBody, null)],
});

type UploadedPair = NonNullable<RangeDifference['uploads']>;

export const rangeDifferencesBody: Body<{ differences: readonly RangeDifference[] }> = body<{
  differences: readonly RangeDifference[];
}>({
  differences: [
    'Differences',
    list(
      body<RangeDifference>({
        file: ['File', text],
        trail: ['Trail', list(text)],
        before: ['Before', textOrNull],
        after: ['After', textOrNull],
        uploads: [
          'Uploads',
          lenient<UploadedPair | null>(
            body<UploadedPair>({ before: ['Before', textOrNull], after: ['After', textOrNull] }),
            null,
          ),
        ],
      }),
    ),
  ],
});
