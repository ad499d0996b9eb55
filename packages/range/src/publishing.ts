// What reads, checks and builds a range folder; of its own, so that a server whose range has not changed loads no YAML parser and no HTML cleaner.
export { buildRange } from './build/build-range.ts';
export { assignIds, type Ids, idsOf } from './build/ids.ts';
export { sampleId } from './build/picture-references.ts';
export { unplannedHouses } from './check/check-plans.ts';
export { checkRange } from './check/check-range.ts';
export { EditError, setValue, setValues } from './edit/set-value.ts';
export type { SeenQuestion } from './pictures/answer-looks.ts';
export { type PictureProof, provePictures } from './pictures/prove-pictures.ts';
export { type PublishOutcome, publishRange } from './publish-range.ts';
export { jsonSchemas, printJsonSchema } from './read/json-schemas.ts';
export { printIdsLock } from './read/print-ids-lock.ts';
export { readRange } from './read/read-range.ts';
export type { IdSpace, IdsLock } from './source/ids-lock.ts';
export { parseSource, type ReadRange } from './source/parse-source.ts';
export type { Source } from './source/source.ts';
