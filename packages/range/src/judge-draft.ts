import { buildRange } from './build/build-range.ts';
import { assignIds } from './build/ids.ts';
import { checkRange } from './check/check-range.ts';
import { editTexts, type TextEdit } from './edit/edit-texts.ts';
import { printIdsLock } from './read/print-ids-lock.ts';
import { readWritten, type WrittenRange } from './read/read-written.ts';
import { type ReplayedVisit, replayVisits, type SavedVisit } from './replay-visits.ts';
import { type HouseEffect, priceEffects } from './sheet/price-effects.ts';
import type { Fault } from './source/fault.ts';
import type { ReadRange } from './source/parse-source.ts';
import type { PublishedRange } from './stored/published-range.ts';

const IDS_LOCK = 'ids.lock.yaml';

/** A range with changes, and what it is to be judged beside. */
export interface DraftToJudge {
  readonly written: WrittenRange;
  readonly edits: readonly TextEdit[];
  /** The range that visitors are shown. */
  readonly before: PublishedRange;
  /** Saved houses and quotes. */
  readonly visits: readonly SavedVisit[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What a draft would be as the next version. */
export interface DraftJudgement {
  /** The edits, by their place in the list, that no longer fit. They change nothing. */
  readonly stale: readonly number[];
  readonly faults: readonly Fault[];
  /** The whole text with the edits; null where there are faults, and so is `range`. */
  readonly written: WrittenRange | null;
  readonly range: PublishedRange | null;
  /** Where a house with standard answers costs another amount. */
  readonly houses: readonly HouseEffect[];
  /** Of each visit, in the same order. */
  readonly visits: readonly ReplayedVisit[];
}

/** Edits the text, checks and builds it, and works out what differs for visitors and for what they have saved. */
export function judgeDraft({ written, edits, before, visits, now }: DraftToJudge): DraftJudgement {
  const numbered = edits.map((edit, at) => ({ ...edit, at }));
  const { texts, stale } = editTexts(written.texts, numbered);
  const edited = { ...written, texts: new Map([...written.texts, ...texts]) };
  const { written: complete, source, faults } = withIds(edited);
  const found = source ? checkRange(source) : faults;
  const told = { stale: stale.map(({ at }) => at), faults: found };
  if (!source || found.length > 0) return { ...told, written: null, range: null, houses: [], visits: [] };
  const range = buildRange(source, source.idsLock, now);
  return {
    ...told,
    written: complete,
    range,
    houses: priceEffects(source, before, range).houses,
    visits: replayVisits(visits, before, range, now),
  };
}

/** A price where there was none needs ids. */
function withIds(written: WrittenRange): ReadRange & { readonly written: WrittenRange } {
  const read = readWritten(written);
  if (!read.source) return { ...read, written };
  const lock = printIdsLock(assignIds(read.source, read.source.idsLock));
  if (lock === printIdsLock(read.source.idsLock)) return { ...read, written };
  const complete = { ...written, texts: new Map([...written.texts, [IDS_LOCK, lock]]) };
  return { ...readWritten(complete), written: complete };
}
