/**
 * The files of a range folder, as a product manager writes them. Keys are short names in lower case with hyphens; ids are in
 * `ids.lock.yaml`. Money is kr including VAT. Rules use the rule language with keys: `answer("stor-altan")`. The command
 * `npm run range -- schemas` generates JSON Schemas for editors from these formats.
 */

export { brandFile, salespersonFile } from './brand-format.ts';
export { bundleFile, campaignFile } from './campaign-format.ts';
export { MOST_KR } from './format-parts.ts';
export { areaKinds, houseFile, houseTypes } from './house-format.ts';
export { alertMessageFile, consentFile, helpGuideFile, productInformationFile, textFile } from './information-format.ts';
export { areaFile, municipalityFile, plotFile } from './place-format.ts';
export { baseQuestionFile, questionFile } from './question-format.ts';
export { cameraFile, sectionFile } from './section-format.ts';
