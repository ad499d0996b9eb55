export type { Body } from './body.ts';
export { campaignBody } from './campaign-body.ts';
export {
  bundleBody,
  configurationBody,
  type StartedConfiguration,
  salespersonBody,
  startedConfigurationBody,
} from './configuration-body.ts';
export * from './endpoints.ts';
export * from './guide-requests.ts';
export * from './house-body.ts';
export { modelBody } from './model-body.ts';
export * from './opened-configuration-body.ts';
export { type ReadManifest, readPictureManifest } from './picture-manifest.ts';
export * from './problem.ts';
export * from './range-bodies.ts';
export { selections, token } from './values.ts';
