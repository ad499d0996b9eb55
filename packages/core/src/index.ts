export * from './campaigns/campaign-outlook.ts';
export * from './campaigns/campaign-start.ts';
export {
  isRunning,
  nextCampaignChange,
  offersDiscount,
  type RunningCampaign,
  type Totals,
  totalsOf,
} from './campaigns/campaigns.ts';
export {
  type CompiledHistory,
  compileHistory,
  lowestEarlierPrice,
  windowBefore,
} from './campaigns/lowest-price.ts';
export { type PreviewPrice, previewPrice } from './campaigns/preview-price.ts';
export { readTime, stockholmDay, TimeError } from './campaigns/stockholm-time.ts';
export * from './model/configuration.ts';
export * from './model/guide.ts';
export * from './model/house-model.ts';
export * from './model/ids.ts';
export * from './model/model.ts';
export * from './model/money.ts';
export * from './model/plot.ts';
export * from './model/price-history.ts';
export * from './pictures/chosen-answers.ts';
export * from './pictures/drawing-keys.ts';
export * from './pictures/house-drawing.ts';
export * from './pictures/is-described.ts';
export * from './pictures/model-answers.ts';
export * from './pictures/picture.ts';
export * from './pictures/picture-keys.ts';
export * from './pictures/picture-layers.ts';
export * from './pictures/picture-of-step.ts';
export * from './pictures/sample-image.ts';
export * from './pictures/sample-patterns.ts';
export * from './pictures/still-frame.ts';
export * from './prices/monthly-cost.ts';
export * from './prices/project-cost.ts';
export * from './rules/nearest-name.ts';
export * from './rules/rule-parser.ts';
export * from './rules/rule-references.ts';
export * from './rules/rule-text.ts';
export { RuleError } from './rules/rule-tokens.ts';
export * from './summary/all-options.ts';
export * from './summary/compare.ts';
export * from './summary/format.ts';
export * from './summary/gallery-of.ts';
export * from './summary/house-changes.ts';
export * from './summary/pictured-sections.ts';
export * from './summary/plot-fit.ts';
export * from './summary/plots-of.ts';
export * from './summary/summarize.ts';
export * from './summary/summary-sheet.ts';
export * from './visit/bundles.ts';
export * from './visit/carry-over.ts';
export { type Change, choose, type Notice, startVisit, type Transition } from './visit/choose.ts';
export { type CompiledModel, compileModel, ModelError } from './visit/compile-model.ts';
export * from './visit/explain-answer.ts';
export * from './visit/find-way.ts';
export * from './visit/is-standard.ts';
export * from './visit/list-sections.ts';
export * from './visit/more-information.ts';
export * from './visit/preview-question.ts';
export * from './visit/steps.ts';
export { isSameSelection, priceOfQuestion, selectionsOf, type Visit } from './visit/visit.ts';
