// Everything that reads, checks, edits and builds a range folder. A separate entry point, because code that only serves a published range
// needs no YAML parser and no HTML cleaner.
export { buildRange } from './build/build-range.ts';
export { assignIds, type Ids, idsOf } from './build/ids.ts';
export { sampleId } from './build/picture-references.ts';
export { placesOfParts } from './build/place-of-part.ts';
export { unplannedHouses } from './check/check-plans.ts';
export { checkRange } from './check/check-range.ts';
export type { StartPrice } from './check/check-start.ts';
export { compareTexts, type TextDifference } from './edit/compare-texts.ts';
export type { TextEdit } from './edit/edit-texts.ts';
export type { KeyPath } from './edit/key-path.ts';
export { EditError, setValue, setValues } from './edit/set-value.ts';
export { isShared } from './edit/shared-values.ts';
export type { YamlValue } from './edit/yaml-value.ts';
export { applyEdits, type DraftJudgement, type DraftToJudge, judgeDraft } from './judge-draft.ts';
export { listPlaces, type PlacedField, type PlacedPart, type Places } from './list-places.ts';
export { type BuiltDraft, type DraftToBuild, draftBuilder } from './parts/draft-builder.ts';
export type { FieldType, PartKind } from './parts/written-part.ts';
export type { SeenQuestion } from './pictures/answer-looks.ts';
export { type AskedMatrix, type PictureMatrix, pictureMatrix } from './pictures/picture-matrix.ts';
export { type FoundSlot, type PictureSlot, slotAt } from './pictures/picture-slots.ts';
export { type PictureProof, provePictures } from './pictures/prove-pictures.ts';
export { type PublishOutcome, publishRange } from './publish-range.ts';
export { jsonSchemas, printJsonSchema } from './read/json-schemas.ts';
export { parsePictures } from './read/picture-description.ts';
export { printIdsLock } from './read/print-ids-lock.ts';
export { readRange } from './read/read-range.ts';
export { readWritten, type WrittenRange } from './read/read-written.ts';
export type { ReplayedVisit, SavedVisit } from './replay-visits.ts';
export { editsOf } from './sheet/price-edits.ts';
export { priceEffects } from './sheet/price-effects.ts';
export type { PricePlaces } from './sheet/price-places.ts';
export { priceIn } from './sheet/price-rows.ts';
export { type Cell, inOneSheet, priceSheets, type Sheet } from './sheet/print-prices.ts';
export { type PriceChange, readPrices, type SheetFault } from './sheet/read-prices.ts';
export type { IdSpace, IdsLock } from './source/ids-lock.ts';
export { parseSource, type ReadRange } from './source/parse-source.ts';
export type { Source } from './source/source.ts';
export { comparePictures, type PictureDifference } from './uploads/compare-pictures.ts';
export {
  fileOfPicture,
  isPictureEdit,
  isStalePicture,
  pathOfEdit,
  type UploadedPicture,
  uploadedPicture,
  uploadIn,
} from './uploads/edit-pictures.ts';
