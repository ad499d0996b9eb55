import type { ComparedHouses, RangeDifference, RangeHealth } from '@gavel/contract/staff';
import type {
  AskedMatrix,
  DraftJudgement,
  DraftToBuild,
  DraftToJudge,
  FoundSlot,
  PictureMatrix,
  Places,
  TextEdit,
  WrittenRange,
} from '@gavel/range/publishing';
import type { JudgedRule } from './rule-judge.ts';

/** The result of checking a draft: the faults in its texts, and the proof about the houses that its rules allow. */
export interface ProvenDraft extends DraftJudgement {
  /** The result of the proof, without findings about saved houses and quotes; null: the draft has faults. */
  readonly health: RangeHealth | null;
  /** The house models whose questions, answers or rules differ from the published range, with their numbers of possible houses. */
  readonly possible: readonly ComparedHouses[];
}

/** The texts of a range, and the changes of a draft to them. */
export interface EditedDraft {
  readonly written: WrittenRange;
  readonly edits: readonly TextEdit[];
}

/** Work with the texts of a range that takes so long that another process does it in production. */
export interface RangeWork {
  listPlaces(written: WrittenRange): Promise<Places>;
  judgeRule(draft: DraftToBuild): Promise<JudgedRule>;
  judge(draft: DraftToJudge): Promise<ProvenDraft>;
  /** Checks the texts of a draft. Leaves out the proof about its rules, because the proof takes most of the time. */
  build(draft: DraftToJudge): Promise<DraftJudgement>;
  compare(before: WrittenRange, after: WrittenRange): Promise<readonly RangeDifference[]>;
  /** Returns which pictures the draft has and lacks; null: the draft has faults, so it is not known which pictures it needs. */
  pictureMatrix(draft: EditedDraft, asked: AskedMatrix): Promise<PictureMatrix | null>;
  /**
   * Returns the kind and the size that a picture at this path must have, and whether the picture exists. Null: no picture can be uploaded
   * to this path, or the draft has faults.
   */
  pictureSlot(draft: EditedDraft, path: string): Promise<FoundSlot | null>;
}

/** One call of `RangeWork`, as a message to another process. */
export type RangeJob =
  | { readonly kind: 'places'; readonly written: WrittenRange }
  | { readonly kind: 'rule'; readonly draft: DraftToBuild }
  | { readonly kind: 'judge' | 'build'; readonly draft: DraftToJudge }
  | { readonly kind: 'compare'; readonly before: WrittenRange; readonly after: WrittenRange }
  | ({ readonly kind: 'matrix'; readonly asked: AskedMatrix } & EditedDraft)
  | ({ readonly kind: 'slot'; readonly path: string } & EditedDraft);
