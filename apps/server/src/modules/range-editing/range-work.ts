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

/** A judged draft and its proof. */
export interface ProvenDraft extends DraftJudgement {
  /** The proof without saved houses and quotes; null: the draft has faults. */
  readonly health: RangeHealth | null;
  /** The house models whose possible choices differ from the published range. */
  readonly possible: readonly ComparedHouses[];
}

/** A range with the changes of a draft. */
export interface EditedDraft {
  readonly written: WrittenRange;
  readonly edits: readonly TextEdit[];
}

/** The expensive work with the texts of a range. */
export interface RangeWork {
  listPlaces(written: WrittenRange): Promise<Places>;
  judgeRule(draft: DraftToBuild): Promise<JudgedRule>;
  judge(draft: DraftToJudge): Promise<ProvenDraft>;
  /** Judges a draft without the proof, which takes most of the time. */
  build(draft: DraftToJudge): Promise<DraftJudgement>;
  compare(before: WrittenRange, after: WrittenRange): Promise<readonly RangeDifference[]>;
  /** Null: the draft has faults that hide which pictures it needs. */
  pictureMatrix(draft: EditedDraft, asked: AskedMatrix): Promise<PictureMatrix | null>;
  /** Returns what a picture at this path has to be; null: the range shows none there, or it has faults. */
  pictureSlot(draft: EditedDraft, path: string): Promise<FoundSlot | null>;
}

/** One piece of `RangeWork` as a message to another process. */
export type RangeJob =
  | { readonly kind: 'places'; readonly written: WrittenRange }
  | { readonly kind: 'rule'; readonly draft: DraftToBuild }
  | { readonly kind: 'judge' | 'build'; readonly draft: DraftToJudge }
  | { readonly kind: 'compare'; readonly before: WrittenRange; readonly after: WrittenRange }
  | ({ readonly kind: 'matrix'; readonly asked: AskedMatrix } & EditedDraft)
  | ({ readonly kind: 'slot'; readonly path: string } & EditedDraft);
