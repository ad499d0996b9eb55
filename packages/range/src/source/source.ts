import type { Path, Place } from './fault.ts';
import { noPictures, type Pictures } from './pictures.ts';
import type { RangeFolder } from './range-folder.ts';

/**
 * A range (the builder's houses, answers and prices) as its author wrote it. The shape of each file is valid; references between the
 * parts are not checked yet.
 */
export interface Source {
  readonly brand: RangeFolder['brand.yaml'];
  readonly areas: readonly AreaSource[];
  readonly municipalities: RangeFolder['municipalities.yaml'];
  readonly sections: readonly SectionSource[];
  readonly cameras: RangeFolder['cameras.yaml'];
  /** The questions of all files in questions/, in the order of the files. */
  readonly questions: readonly QuestionSource[];
  readonly baseQuestions: readonly BaseQuestionSource[];
  readonly houses: readonly HouseSource[];
  readonly bundles: readonly BundleSource[];
  readonly campaigns: readonly CampaignSource[];
  readonly plots: readonly PlotSource[];
  readonly salespersons: readonly SalespersonSource[];
  readonly productInformation: readonly ProductInformationSource[];
  readonly alertMessages: RangeFolder['alert-messages.yaml'];
  readonly helpGuide: NonNullable<RangeFolder['help-guide.yaml']>;
  readonly consents: RangeFolder['consents.yaml'];
  readonly texts: RangeFolder['texts.yaml'];
  readonly plans: RangeFolder['plans.yaml'];
  readonly idsLock: RangeFolder['ids.lock.yaml'];
  readonly pictures: Pictures;
  readonly places: Places;
}

/** Finds the parts of a source in its files. */
export interface Places {
  /**
   * Returns the file, line and column of a part.
   * @param owner an object or list of the source
   * @param path the keys and list positions that lead from the owner to the part
   */
  of(owner: object, ...path: Path): Place;
  /** Returns the file of a part, and the path from the top of the file to the part. The part need not exist yet. */
  stepsTo(owner: object, ...path: Path): { readonly file: string; readonly path: Path };
}

export type AreaSource = RangeFolder['areas.yaml'][number];
export type SectionSource = RangeFolder['sections.yaml'][number];
export type QuestionSource = RangeFolder['questions'][string][number];
export type AnswerSource = QuestionSource['answers'][number];
export type BaseQuestionSource = RangeFolder['base-questions.yaml'][number];
export type BaseAnswerSource = BaseQuestionSource['answers'][number];
export type HouseSource = RangeFolder['houses'][string];
export type BundleSource = RangeFolder['bundles.yaml'][number];
export type CampaignSource = RangeFolder['campaigns.yaml'][number];
export type TriggerSource = NonNullable<CampaignSource['triggers']>[number];
export type PlotSource = RangeFolder['plots.yaml'][number];
export type SalespersonSource = RangeFolder['salespersons.yaml'][number];
export type ProductInformationSource = RangeFolder['product-information.yaml'][number];
export type PriceSource = NonNullable<AnswerSource['price']>;

/** Combines the files of a range into one source, without pictures. */
export function sourceOf(folder: RangeFolder, places: Places): Source {
  return {
    brand: folder['brand.yaml'],
    areas: folder['areas.yaml'],
    municipalities: folder['municipalities.yaml'],
    sections: folder['sections.yaml'],
    cameras: folder['cameras.yaml'],
    questions: Object.values(folder.questions).flat(),
    baseQuestions: folder['base-questions.yaml'],
    houses: Object.values(folder.houses),
    bundles: folder['bundles.yaml'],
    campaigns: folder['campaigns.yaml'],
    plots: folder['plots.yaml'],
    salespersons: folder['salespersons.yaml'],
    productInformation: folder['product-information.yaml'],
    alertMessages: folder['alert-messages.yaml'],
    helpGuide: folder['help-guide.yaml'] ?? [],
    consents: folder['consents.yaml'],
    texts: folder['texts.yaml'],
    plans: folder['plans.yaml'],
    idsLock: folder['ids.lock.yaml'],
    pictures: noPictures,
    places,
  };
}
