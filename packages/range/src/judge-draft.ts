import { buildRange } from './build/build-range.ts';
import { assignIds } from './build/ids.ts';
import { checkRange } from './check/check-range.ts';
import type { StartPrice } from './check/check-start.ts';
import { editTexts, type TextEdit } from './edit/edit-texts.ts';
import { standardPairs } from './effects/standard-visit.ts';
import { noVisitorChanges, type VisitorChanges, visitorChanges } from './effects/visitor-changes.ts';
import { printIdsLock } from './read/print-ids-lock.ts';
import { readWritten, type WrittenRange } from './read/read-written.ts';
import { type ReplayedVisit, replayVisits, type SavedVisit } from './replay-visits.ts';
import { type HouseEffect, housePrices } from './sheet/price-effects.ts';
import type { Fault } from './source/fault.ts';
import type { ReadRange } from './source/parse-source.ts';
import type { Source } from './source/source.ts';
import type { PublishedRange } from './stored/published-range.ts';
import { editPictures, isPictureEdit } from './uploads/edit-pictures.ts';

const IDS_LOCK = 'ids.lock.yaml';

/** A range, the edits of a draft, and the data to compare the result with. */
export interface DraftToJudge {
  readonly written: WrittenRange;
  readonly edits: readonly TextEdit[];
  /** The published range. */
  readonly before: PublishedRange;
  /** Saved houses and quotes. */
  readonly visits: readonly SavedVisit[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The version of the range that publishing a draft would create, and its effects. */
export interface DraftJudgement {
  /** The positions, in the list of edits, of those edits that no longer apply. They have no effect. */
  readonly stale: readonly number[];
  readonly faults: readonly Fault[];
  /** The range with the edits; null: there are faults. `range` is then null too. */
  readonly written: WrittenRange | null;
  readonly range: PublishedRange | null;
  /**
   * The price of every house with its standard answers, in one municipality of each group whose prices and rules are the same
   * (`checkStart`); may be empty if there are faults.
   */
  readonly startPrices: readonly StartPrice[];
  /** The houses whose price with standard answers changes. */
  readonly houses: readonly HouseEffect[];
  readonly visitors: VisitorChanges;
  /** The result of each visit, in the order of `DraftToJudge.visits`. */
  readonly visits: readonly ReplayedVisit[];
}

/** A judgement with the parsed source, which the proof needs. It cannot be sent to another process. */
export interface DraftJudged extends DraftJudgement {
  /** Null: there are faults. */
  readonly source: Source | null;
}

/** Applies the edits, checks and builds the range, and returns the differences for visitors, saved houses and quotes. */
export function judgeDraft({ written, edits, before, visits, now }: DraftToJudge): DraftJudged {
  const numbered = edits.map((edit, at) => ({ ...edit, at }));
  const { edited, stale } = applyEdits(written, numbered);
  const { written: complete, source, faults } = withIds(edited);
  const startPrices: StartPrice[] = [];
  const found = source ? checkRange(source, (start) => startPrices.push(start)) : faults;
  const told = { stale: stale.map(({ at }) => at), faults: found, startPrices };
  if (!source || found.length > 0)
    return { ...told, written: null, range: null, houses: [], visitors: noVisitorChanges, visits: [], source: null };
  const range = buildRange(source, source.idsLock, now);
  const pairs = standardPairs(before, range);
  return {
    ...told,
    written: complete,
    range,
    houses: housePrices(pairs),
    visitors: visitorChanges(before, range, pairs),
    visits: replayVisits(visits, before, range, now),
    source,
  };
}

interface EditedRange<Edit> {
  readonly edited: WrittenRange;
  /**
   * Edits that are not applied, because their value in the files has changed since the edit was made, no longer exists, or cannot be
   * changed separately.
   */
  readonly stale: readonly Edit[];
}

/** Returns the range with the edits of its texts and pictures applied. */
export function applyEdits<Edit extends TextEdit>(written: WrittenRange, edits: readonly Edit[]): EditedRange<Edit> {
  const inTexts = editTexts(
    written.texts,
    edits.filter((edit) => !isPictureEdit(edit)),
  );
  const { pictures, stale } = editPictures(written.pictures, edits);
  return {
    edited: { texts: new Map([...written.texts, ...inTexts.texts]), pictures },
    stale: [...inTexts.stale, ...stale],
  };
}

/** Adds missing ids to `ids.lock.yaml`: an answer that gets its first own price also gets a base answer, which needs an id. */
function withIds(written: WrittenRange): ReadRange & { readonly written: WrittenRange } {
  const read = readWritten(written);
  if (!read.source) return { ...read, written };
  const lock = printIdsLock(assignIds(read.source, read.source.idsLock));
  if (lock === printIdsLock(read.source.idsLock)) return { ...read, written };
  const complete = { ...written, texts: new Map([...written.texts, [IDS_LOCK, lock]]) };
  return { ...readWritten(complete), written: complete };
}
