import type { PublishedRange } from '../stored/published-range.ts';
import { type ChangedBundle, changedBundles } from './changed-bundles.ts';
import { type ChangedCampaign, changedCampaigns } from './changed-campaigns.ts';
import { type ChangedChoice, changedChoices } from './changed-choices.ts';
import { type ChangedFact, changedFacts } from './changed-facts.ts';
import { type ChangedStandard, changedStandards } from './changed-standards.ts';
import type { StandardPair } from './standard-visit.ts';

/**
 * What a new range changes for visitors. Other code compares how many different houses visitors can build, and the prices of houses with
 * standard answers.
 */
export interface VisitorChanges {
  readonly choices: readonly ChangedChoice[];
  readonly standards: readonly ChangedStandard[];
  readonly bundles: readonly ChangedBundle[];
  readonly campaigns: readonly ChangedCampaign[];
  readonly facts: readonly ChangedFact[];
}

export const noVisitorChanges: VisitorChanges = { choices: [], standards: [], bundles: [], campaigns: [], facts: [] };

/** @param pairs the standard visits of both ranges */
export function visitorChanges(before: PublishedRange, after: PublishedRange, pairs: readonly StandardPair[]): VisitorChanges {
  return {
    choices: changedChoices(pairs),
    standards: changedStandards(pairs),
    bundles: changedBundles(before, after),
    campaigns: changedCampaigns(before, after),
    facts: changedFacts(before, after),
  };
}
