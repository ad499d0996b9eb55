import { offerOf } from '../build/offer.ts';
import { collectFaults, type Fault, sortFaults } from '../source/fault.ts';
import { indexRange } from '../source/range-index.ts';
import type { Source } from '../source/source.ts';
import { checkBundles } from './check-bundles.ts';
import { checkCampaigns } from './check-campaigns.ts';
import { checkCycles } from './check-cycles.ts';
import { checkHouses } from './check-houses.ts';
import { checkMissingIds, checkSharedIds } from './check-ids.ts';
import { checkKeys } from './check-keys.ts';
import { checkMunicipalities } from './check-municipalities.ts';
import { checkNames } from './check-names.ts';
import { checkPlans } from './check-plans.ts';
import { checkPlots } from './check-plots.ts';
import { checkPrices } from './check-prices.ts';
import { checkRules } from './check-rules.ts';
import { checkSamples } from './check-samples.ts';
import { checkSections } from './check-sections.ts';
import { checkStart, type StartPrice } from './check-start.ts';
import { checkTexts } from './check-texts.ts';

/**
 * Returns all faults of a range whose files each have the right shape, except those that only a proof (`packages/proof`) finds. The offer
 * of each house is checked only when names and rules are correct, because one wrong name would cause many faults in the offers. The start
 * of a visit is checked only when there is no fault other than missing ids and faults of texts.
 * @param onStart see `checkStart`
 */
export function checkRange(source: Source, onStart?: (start: StartPrice) => void): Fault[] {
  const index = indexRange(source);
  const names = collectFaults((report) => {
    checkKeys(index, report);
    checkNames(index, report);
    checkRules(index, report);
  });
  const parts = collectFaults((report) => {
    checkMunicipalities(index, report);
    checkPlots(index, report);
    checkPrices(index, report);
    checkSections(index, report);
    checkSamples(index, report);
    checkBundles(index, report);
    checkCampaigns(index, report);
  });
  const houses = collectFaults((report) => {
    if (names.length > 0) return;
    const offers = source.houses.map((house) => offerOf(index, house));
    checkHouses(index, offers, report);
    checkCycles(index, offers, report);
    checkPlans(index, offers, report);
  });
  const ids = collectFaults((report) => checkSharedIds(source, report));
  const start = collectFaults((report) => {
    if (names.length + parts.length + houses.length + ids.length === 0) checkStart(index, report, onStart);
  });
  const others = collectFaults((report) => {
    checkMissingIds(source, report);
    checkTexts(source, report);
  });
  return sortFaults([...names, ...parts, ...houses, ...ids, ...start, ...others]);
}
