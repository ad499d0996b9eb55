export * from './all-options.ts';
export * from './bundles.ts';
export * from './campaign-outlook.ts';
export * from './campaign-start.ts';
export { isRunning, nextCampaignChange, offersDiscount, type RunningCampaign, type Totals, totalsOf } from './campaigns.ts';
export * from './carry-over.ts';
export { type Change, choose, type Notice, startVisit, type Transition } from './choose.ts';
export { type CompiledModel, compileModel, ModelError } from './compile-model.ts';
export * from './configuration.ts';
export * from './explain-answer.ts';
export * from './find-way.ts';
export * from './format.ts';
export * from './list-sections.ts';
export {
  type CompiledHistory,
  compileHistory,
  lowestEarlierPrice,
  windowBefore,
} from './lowest-price.ts';
export * from './model.ts';
export * from './money.ts';
export * from './monthly-cost.ts';
export * from './more-information.ts';
export * from './picture-keys.ts';
export * from './picture-layers.ts';
export * from './picture-of-step.ts';
export * from './preview-question.ts';
export * from './price-history.ts';
export * from './rule-parser.ts';
export * from './rule-text.ts';
export { RuleError } from './rule-tokens.ts';
export * from './steps.ts';
export { readTime, stockholmDay, TimeError } from './stockholm-time.ts';
export * from './summarize.ts';
export { priceOfQuestion, selectionsOf, type Visit } from './visit.ts';
