// Exports everything that a server needs to serve a published range. `publishing.ts` exports the code that publishes a range.
export { programState, rangeState } from './read/range-state.ts';
export { NoRegularFileError, readRegular } from './read/regular-file.ts';
export { type Fault, printFault } from './source/fault.ts';
export { assembleModel } from './stored/assemble-model.ts';
export { type Guide, guideOf } from './stored/guide-of.ts';
export type * from './stored/published-range.ts';
export { picturesHashFormat, rangeFormat, soldHousesFormat } from './stored/published-range-format.ts';
export { formatOf, readStored, StoredBodyError } from './stored/read-stored.ts';
export { withUploadedLayers } from './stored/uploaded-layers.ts';
export type * from './stored/web-configuration.ts';
export { campaignsFormat, webConfigurationFormat } from './stored/web-configuration-format.ts';
