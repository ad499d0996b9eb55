import type { RangeDifference } from '@gavel/contract/staff';
import {
  type AskedMatrix,
  applyEdits,
  checkRange,
  comparePictures,
  compareTexts,
  type DraftJudgement,
  type DraftToJudge,
  type FoundSlot,
  judgeDraft,
  listPlaces,
  type PictureMatrix,
  type Places,
  pictureMatrix,
  readWritten,
  slotAt,
  type WrittenRange,
} from '@gavel/range/publishing';
import { proveDraft } from './prove-written.ts';
import type { EditedDraft, ProvenDraft, RangeJob, RangeWork } from './range-work.ts';
import { type JudgedRule, ruleJudge } from './rule-judge.ts';

/** Checks and builds ranges in this process: in tests, and in the operator’s command that publishes a range folder. */
export const rangeWorkHere: RangeWork = {
  listPlaces: async (written) => listPlaces(written),
  judgeRule: async (draft) => ruleJudge()(draft),
  judge: async (draft) => proveDraft(draft),
  build: async (draft) => buildDraft(draft),
  compare: async (before, after) => compare(before, after),
  pictureMatrix: async (draft, asked) => pictureReader()(draft)?.matrix(asked) ?? null,
  pictureSlot: async (draft, path) => pictureReader()(draft)?.slot(path) ?? null,
};

type Done = Places | ProvenDraft | DraftJudgement | JudgedRule | readonly RangeDifference[] | PictureMatrix | FoundSlot | null;

/** Returns a function that executes one job after another. */
export function rangeWorker(): (job: RangeJob) => Done {
  const judgeRule = ruleJudge();
  const readPictures = pictureReader();
  return (job) => {
    switch (job.kind) {
      case 'places':
        return listPlaces(job.written);
      case 'rule':
        return judgeRule(job.draft);
      case 'judge':
        return proveDraft(job.draft);
      case 'build':
        return buildDraft(job.draft);
      case 'compare':
        return compare(job.before, job.after);
      case 'matrix':
        return readPictures(job)?.matrix(job.asked) ?? null;
      case 'slot':
        return readPictures(job)?.slot(job.path) ?? null;
    }
  };
}

/** Checks the texts of a draft, without the proof. Leaves out the parsed source, which cannot be sent to another process. */
function buildDraft(draft: DraftToJudge): DraftJudgement {
  const { source: _, ...judgement } = judgeDraft(draft);
  return judgement;
}

function compare(before: WrittenRange, after: WrittenRange): readonly RangeDifference[] {
  const texts = compareTexts(before.texts, after.texts).map((difference) => ({ ...difference, uploads: null }));
  return [...texts, ...comparePictures(before.pictures, after.pictures)];
}

interface DraftPictures {
  readonly matrix: (asked: AskedMatrix) => PictureMatrix;
  readonly slot: (path: string) => FoundSlot | null;
}

/**
 * Returns a function that reads the pictures of a draft. It keeps the last result in memory, because a user looks at the
 * pictures of one section after another. The function returns null for a draft with faults: if rules cannot be read, nobody knows
 * what a house offers.
 */
function pictureReader(): (draft: EditedDraft) => DraftPictures | null {
  let known: { readonly draft: string; readonly pictures: DraftPictures | null } | null = null;
  return ({ written, edits }) => {
    const { edited } = applyEdits(written, edits);
    const draft = JSON.stringify([...edited.texts, edited.pictures]);
    if (known?.draft === draft) return known.pictures;
    const { source } = readWritten(edited);
    const isSound = source && checkRange(source).length === 0;
    known = { draft, pictures: isSound ? { matrix: pictureMatrix(source), slot: (path) => slotAt(source, path) } : null };
    return known.pictures;
  };
}
