import { z } from 'zod';
import {
  alertMessageFile,
  areaFile,
  baseQuestionFile,
  brandFile,
  bundleFile,
  cameraFile,
  campaignFile,
  consentFile,
  helpGuideFile,
  houseFile,
  municipalityFile,
  plotFile,
  productInformationFile,
  questionFile,
  salespersonFile,
  sectionFile,
  textFile,
} from './format.ts';
import { idsLockFile } from './ids-lock.ts';
import { planFeatureFile } from './plan-format.ts';

/** A range folder as one value: file name → content. */
export const rangeFolder = z.object({
  'brand.yaml': brandFile,
  'areas.yaml': areaFile,
  'municipalities.yaml': municipalityFile,
  'sections.yaml': sectionFile,
  'cameras.yaml': cameraFile,
  questions: z.record(z.string(), questionFile),
  'base-questions.yaml': baseQuestionFile,
  houses: z.record(z.string(), houseFile),
  'bundles.yaml': bundleFile,
  'campaigns.yaml': campaignFile,
  'plots.yaml': plotFile,
  'salespersons.yaml': salespersonFile,
  'product-information.yaml': productInformationFile,
  'alert-messages.yaml': alertMessageFile,
  'help-guide.yaml': helpGuideFile.optional(),
  'consents.yaml': consentFile,
  'texts.yaml': textFile,
  'plans.yaml': planFeatureFile,
  'ids.lock.yaml': idsLockFile,
});

/** The content of each optional file when the file is missing. */
export const absentFiles: Readonly<Record<string, unknown>> = {
  'cameras.yaml': [],
  'base-questions.yaml': [],
  'bundles.yaml': [],
  'campaigns.yaml': [],
  'plots.yaml': [],
  'salespersons.yaml': [],
  'product-information.yaml': [],
  'alert-messages.yaml': [],
  'help-guide.yaml': undefined,
  'consents.yaml': [],
  'texts.yaml': {},
  'plans.yaml': {},
  'ids.lock.yaml': {},
};

/** The folders that contain several files. A file in `questions` contains some of the questions; a file in `houses` contains one house. */
export const partFolders = ['questions', 'houses'] as const;

export type RangeFolder = z.output<typeof rangeFolder>;
