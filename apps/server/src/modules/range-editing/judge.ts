import type { RangeEffects, ReplayedHouses } from '@gavel/contract/staff';
import { stockholmDay } from '@gavel/core';
import type { DraftJudgement, ReplayedVisit, WrittenRange } from '@gavel/range/publishing';
import type { CurrentRange } from '../range/current-range.ts';
import { type Revision, readRevision } from '../range/revisions.repository.ts';
import { type Draft, readDraft } from './drafts.repository.ts';
import { latestRevision, type RangeEditing } from './range-editing.ts';
import { draftTag } from './read-desk.ts';
import { listQuotedVisits, listSavedVisits, type NamedVisit } from './saved-visits.repository.ts';

/** A draft and what it would be as the next version. */
export interface JudgedDraft {
  readonly tag: string;
  readonly revision: Revision;
  readonly draft: Draft;
  readonly judgement: DraftJudgement;
  readonly effects: RangeEffects;
}

/** As many of the largest differences are shown. */
const MOST_EXAMPLES = 8;

/** A judgement is remembered for so long, for whoever publishes what they have just looked at. Milliseconds. */
const REMEMBERED_MS = 300_000;

/** Judges the draft as it is, the same one once in five minutes. Throws `no-revision`. */
export function draftJudge(editing: RangeEditing): () => Promise<JudgedDraft> {
  let judging: { readonly tag: string; readonly judged: Promise<JudgedDraft> } | null = null;
  return async () => {
    const revision = await latestRevision(editing.db);
    const draft = await readDraft(editing.db);
    const tag = draftTag(revision, draft);
    if (judging?.tag === tag) return judging.judged;
    const judged = judge(editing, revision, draft);
    judging = { tag, judged };
    const forget = () => {
      if (judging?.judged === judged) judging = null;
    };
    judged.then(() => setTimeout(forget, REMEMBERED_MS).unref(), forget);
    return judged;
  };
}

async function judge(editing: RangeEditing, revision: Revision, draft: Draft): Promise<JudgedDraft> {
  const { db, now, currentRange, rangeWork } = editing;
  const [written, range, saved, quoted] = await Promise.all([
    readRevision(db, revision),
    currentRange(),
    listSavedVisits(db),
    listQuotedVisits(db, stockholmDay(now())),
  ]);
  const visits = [...saved, ...quoted];
  const judgement = await rangeWork.judge({
    written,
    edits: draft.changes,
    before: publishedPart(range),
    visits: visits.map(({ houseId, municipalityId, answers }) => ({ houseId, municipalityId, answers })),
    now: now(),
  });
  const tag = draftTag(revision, draft);
  const houses = judgement.houses.map(({ house, ...effect }) => ({ houseTitle: house, ...effect }));
  return {
    tag,
    revision,
    draft,
    judgement,
    effects: {
      draftTag: tag,
      faults: judgement.faults.map(({ file, line, message }) => ({ file, line, message })),
      houses,
      saved: replayedHouses(range, saved, judgement.visits.slice(0, saved.length)),
      quotes: replayedHouses(range, quoted, judgement.visits.slice(saved.length)),
    },
  };
}

/** Another text of the whole range, as it would be published. */
export async function judgeText(editing: RangeEditing, written: WrittenRange): Promise<DraftJudgement> {
  const { now, currentRange, rangeWork } = editing;
  return rangeWork.judge({ written, edits: [], before: publishedPart(await currentRange()), visits: [], now: now() });
}

/** What goes to the other process: as little as it needs of what is large. */
function publishedPart(range: CurrentRange) {
  return { ...range, houses: range.houses.map(({ guide: _, webConfigurationVersion: __, ...house }) => house) };
}

function replayedHouses(
  { houses }: CurrentRange,
  visits: readonly NamedVisit[],
  replayed: readonly ReplayedVisit[],
): ReplayedHouses {
  const opened = replayed.flatMap((visit, at) => {
    const named = visits[at];
    if (!visit.opens || !named) return [];
    const houseTitle = houses.find(({ id }) => id === named.houseId)?.title ?? '';
    return [{ ...visit, name: named.name, houseTitle, by: visit.after - visit.before }];
  });
  return {
    count: visits.length,
    lost: replayed.filter(({ opens }) => !opens).length,
    replaced: opened.filter((visit) => visit.replaced > 0).length,
    cheaper: opened.filter(({ by }) => by < 0).length,
    dearer: opened.filter(({ by }) => by > 0).length,
    examples: opened
      .filter(({ by }) => by !== 0)
      .toSorted((one, other) => Math.abs(other.by) - Math.abs(one.by))
      .slice(0, MOST_EXAMPLES)
      .map(({ name, houseTitle, before, after }) => ({ name, houseTitle, before, after })),
  };
}
