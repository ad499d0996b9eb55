import type { RangeEffects, RangeHealth, ReplayedHouses } from '@gavel/contract/staff';
import { stockholmDay } from '@gavel/core';
import type { ReplayedVisit, TextEdit, WrittenRange } from '@gavel/range/publishing';
import { type CurrentRange, lastPublishedRange } from '../../range/current-range.ts';
import { type Revision, readRevision } from '../../range/revisions.repository.ts';
import { draftTag } from '../drafts/draft-tag.ts';
import { type Draft, readDraft } from '../drafts/drafts.repository.ts';
import { latestRevision, type RangeEditing } from '../range-editing.ts';
import type { ProvenDraft } from '../work/range-work.ts';
import { changedPlots } from './changed-plots.ts';
import { groupObjections } from './group-objections.ts';
import { type Hindrances, hindrancesOf, keepHealth, storedHealth, withVisits } from './range-health.ts';
import { reviewReasons } from './review-reasons.ts';
import { listQuotedVisits, listSavedVisits, type NamedVisit } from './saved-visits.repository.ts';

/** A draft, and what publishing it would create and change. */
export interface JudgedDraft {
  readonly tag: string;
  readonly revision: Revision;
  readonly draft: Draft;
  readonly judgement: ProvenDraft;
  /** The result of the proof, with the findings about saved houses and open quotes; null: the draft has faults. */
  readonly health: RangeHealth | null;
  readonly hindrances: Hindrances;
  readonly effects: RangeEffects;
}

/** The dependencies of checking a draft. */
type Judging = Pick<RangeEditing, 'db' | 'now' | 'currentRange' | 'rangeWork'>;

/** The greatest number of saved houses shown as examples, and of quotes: those whose prices change most. */
const MOST_EXAMPLES = 8;

/** How long the result of checking a draft stays in memory, in ms. So publishing right after reading the effects is fast. */
const REMEMBERED_MS = 300_000;

/**
 * Returns a function that checks the current draft. If neither the draft nor the published version has changed, the
 * function reuses the result for five minutes. It throws `no-revision` if the database does not have the text of the range yet.
 */
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
  const published = await healthOfRevision(editing, revision);
  const { range, saved, quoted, judgement, health } = await judgeText(
    editing,
    await readRevision(editing.db, revision),
    draft.changes,
  );
  const hindrances = health ? hindrancesOf(health, published) : { refusals: [], toSign: [] };
  const tag = draftTag(revision, draft);
  const houses = judgement.houses.map(({ house, ...effect }) => ({ houseTitle: house, ...effect }));
  return {
    tag,
    revision,
    draft,
    judgement,
    health,
    hindrances,
    effects: {
      draftTag: tag,
      faults: judgement.faults.map(({ file, line, message }) => ({ file, line, message })),
      refusals: groupObjections({ list: 'refusals', tag }, hindrances.refusals),
      toSign: groupObjections({ list: 'toSign', tag }, hindrances.toSign),
      review: reviewReasons(editing.reviewAbove, range, judgement),
      possible: judgement.possible,
      houses,
      visitors: judgement.visitors,
      saved: replayedHouses(range, saved, judgement.visits.slice(0, saved.length)),
      plots: judgement.range ? changedPlots(range.plots, judgement.range.plots, saved) : [],
      quotes: replayedHouses(range, quoted, judgement.visits.slice(saved.length)),
    },
  };
}

/**
 * Returns the findings of the checks of a published version. If the database has no findings that this program can read, checks the
 * version and stores the findings. Null: this program finds faults in the version.
 */
export async function healthOfRevision(editing: Judging, revision: Revision): Promise<RangeHealth | null> {
  const known = storedHealth(revision);
  if (known) return known;
  const { health } = await judgeText(editing, await readRevision(editing.db, revision));
  if (health) await keepHealth(editing.db, revision, health);
  return health;
}

/** Checks the text of the whole range with these edits, and opens all saved houses and open quotes with the edited range. */
export async function judgeText(
  { db, now, currentRange, rangeWork }: Judging,
  written: WrittenRange,
  edits: readonly TextEdit[] = [],
) {
  const [range, saved, quoted] = await Promise.all([
    lastPublishedRange(db, currentRange),
    listSavedVisits(db),
    listQuotedVisits(db, stockholmDay(now())),
  ]);
  const visits = [...saved, ...quoted];
  const judgement = await rangeWork.judge({
    written,
    edits,
    before: publishedPart(range),
    visits: visits.map(({ houseId, municipalityId, answers }) => ({ houseId, municipalityId, answers })),
    now: now(),
  });
  const health = judgement.health && withVisits(judgement.health, range, visits, judgement.visits);
  return { range, saved, quoted, judgement, health };
}

/** Returns the range without two parts of each house that the checking process does not need. One of them, `guide`, is large. */
export function publishedPart(range: CurrentRange) {
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
    return [{ ...visit, name: named.name, token: named.token, houseTitle, by: visit.after - visit.before }];
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
      .map(({ name, token, houseTitle, before, after }) => ({ name, token, houseTitle, before, after })),
  };
}
