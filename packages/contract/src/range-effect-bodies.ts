import type { Ore } from '@gavel/core';
import { type Body, body } from './body.ts';
import { amount, integer, list, text, textOrNull } from './values.ts';

/** What is wrong with the range as the draft would make it. */
export interface RangeFault {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** What becomes of saved houses, or of quotes. */
export interface ReplayedHouses {
  readonly count: number;
  /** Cannot be opened with the draft, or now. */
  readonly lost: number;
  /** Get another answer somewhere. */
  readonly replaced: number;
  readonly cheaper: number;
  readonly dearer: number;
  /** The largest differences, largest first. */
  readonly examples: readonly {
    readonly name: string;
    readonly houseTitle: string;
    readonly before: Ore;
    readonly after: Ore;
  }[];
}

/** What the draft means once it is published. */
export interface RangeEffects {
  /** The draft that this is about. */
  readonly draftTag: string;
  readonly faults: readonly RangeFault[];
  /** The price of each house with standard answers, in each area where it differs. */
  readonly houses: readonly {
    readonly houseTitle: string;
    readonly area: string;
    readonly before: Ore;
    readonly after: Ore;
  }[];
  readonly saved: ReplayedHouses;
  readonly quotes: ReplayedHouses;
}

/** A value that two versions have differently. */
export interface RangeDifference {
  readonly file: string;
  readonly trail: readonly string[];
  readonly before: string | null;
  readonly after: string | null;
}

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
        before: ['Before', amount],
        after: ['After', amount],
      }),
    ),
  ],
});

export const rangeEffectsBody: Body<RangeEffects> = body<RangeEffects>({
  draftTag: ['DraftTag', text],
  faults: ['Faults', list(body<RangeFault>({ file: ['File', text], line: ['Line', integer], message: ['Message', text] }))],
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
  saved: ['Saved', replayed],
  quotes: ['Quotes', replayed],
});

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
      }),
    ),
  ],
});
