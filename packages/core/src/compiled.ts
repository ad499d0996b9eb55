// Exports for code that proves statements about a compiled model. The package's main entry point leaves out most of them.
export { datesOf, discountOf, isConditionMet } from './campaigns/campaigns.ts';
export type { CompiledPrice } from './prices/compiled-price.ts';
export { atomsOf, holds, isProvided, NONE, type Rule, type RuleState } from './rules/compiled-rule.ts';
export { defaultAmong } from './visit/choose.ts';
export { type CompiledAnswer, type CompiledModel, type CompiledQuestion, pairAt } from './visit/compile-model.ts';
export { isListed, validAnswers } from './visit/visit.ts';
