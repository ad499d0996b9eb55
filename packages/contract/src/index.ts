export * from './account-bodies.ts';
export type { Body } from './body.ts';
export {
  configurationBody,
  type StartedConfiguration,
  salespersonBody,
  startedConfigurationBody,
} from './configuration-body.ts';
export * from './document-bodies.ts';
export type { DocumentCopy } from './endpoints/document-copies.ts';
export { type Access, type AnsweredFile, type Endpoint, isOfAccount, problemsOf } from './endpoints/endpoint.ts';
export * from './endpoints/endpoints.ts';
export { type LimitName, type LimitRule, limits, limitsOfAddress } from './endpoints/limits.ts';
export { PAGE_ACCOUNT, pageAccountOf } from './endpoints/page-account.ts';
export * from './guide-requests.ts';
export * from './house-request-bodies.ts';
export * from './household-bodies.ts';
export * from './opened-configuration-body.ts';
export * from './person-fields.ts';
export { placementOrNull } from './placement-body.ts';
export * from './problem.ts';
export type { QuoteRecord } from './quote-bodies.ts';
export { campaignBody } from './range/campaign-body.ts';
export * from './range/house-body.ts';
export * from './range/house-description-body.ts';
export { modelBody } from './range/model-body.ts';
export { type ReadManifest, readPictureManifest } from './range/picture-manifest.ts';
export * from './range/range-bodies.ts';
export * from './request-bodies.ts';
export * from './saved-house-bodies.ts';
export { decodeTrusted, encodeTrusted } from './trusted.ts';
export { houseId, plotId, questionId, selections, token, webConfigurationId } from './values.ts';
export { z } from './zod.ts';
