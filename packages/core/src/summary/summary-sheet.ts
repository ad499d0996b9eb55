import { datesOf, offersDiscount, type Totals, totalsOf } from '../campaigns/campaigns.ts';
import { type CompiledHistory, lowestEarlierPrice } from '../campaigns/lowest-price.ts';
import type { Configuration, OtherCost, Salesperson } from '../model/configuration.ts';
import type { GuideCampaign } from '../model/guide.ts';
import type { HouseFacts } from '../model/house-model.ts';
import type { Ore } from '../model/money.ts';
import type { Plot } from '../model/plot.ts';
import {
  inWholeKr,
  type MonthlyCost,
  type MonthlyCostTerms,
  monthlyCost,
  type RoundedMonthlyCost,
} from '../prices/monthly-cost.ts';
import { type ProjectCost, projectCost } from '../prices/project-cost.ts';
import { vatWithin } from '../prices/vat.ts';
import type { CompiledModel } from '../visit/compile-model.ts';
import type { Visit } from '../visit/visit.ts';
import { type GalleryPicture, type GalleryWords, galleryOf } from './gallery-of.ts';
import { type PicturedRow, picturedSections } from './pictured-sections.ts';
import { northOf, plotsOf } from './plots-of.ts';
import { type SummarySection, summarize } from './summarize.ts';

/** The content of a house's summary on the screen, on paper and as a PDF. Amounts are öre including VAT. */
export interface SummarySheet {
  readonly houseTitle: string;
  /** The name that the visitor gave the house. */
  readonly name: string;
  readonly municipalityName: string;
  readonly facts: HouseFacts | null;
  readonly priceListName: string;
  /** The responsible salesperson; null: the configuration names no salesperson. */
  readonly salesperson: Salesperson | null;
  /** The totals of the sections add up to the ordinary price. */
  readonly sections: readonly SummarySection<PicturedRow>[];
  /** The campaigns shown with the house, whether or not they give a discount yet. */
  readonly campaigns: readonly SheetCampaign[];
  readonly price: SheetPrice;
  /** Null: the builder shows no monthly cost. */
  readonly monthlyCost: SheetMonthlyCost | null;
  /** Null: the builder names no costs besides the price. */
  readonly projectCost: ProjectCost | null;
  /** The plots in the house's municipality that the visitor is interested in. */
  readonly plots: readonly Plot[];
  readonly gallery: readonly GalleryPicture[];
  /** HTML: the terms of the price, and what it does not include. */
  readonly disclaimer: string;
  /** ISO 8601; null: the visitor has not sent a quote request. */
  readonly requestSentAtUtc: string | null;
}

export interface SheetCampaign {
  readonly campaign: GuideCampaign;
  readonly discount: Ore;
  /** True: the campaign could give a discount, but its conditions are not met yet. */
  readonly isWaiting: boolean;
}

export interface SheetPrice extends Pick<Totals, 'ordinary' | 'discount' | 'total'> {
  /** The campaigns that reduce the ordinary price to the total. */
  readonly discounts: readonly SheetCampaign[];
  /** The part of the total that is VAT. */
  readonly vat: Ore;
  /** The lowest price in the 30 days before the campaign (`Tidigare lägsta pris (30 dagar)`); null: no discount. */
  readonly earlierLowest: Ore | null;
  /** The earliest end of the campaigns in `discounts`, milliseconds since 1970; null: none of these campaigns has an end. */
  readonly discountEnds: number | null;
}

export interface SheetMonthlyCost {
  readonly terms: MonthlyCostTerms;
  readonly cost: MonthlyCost;
  readonly shown: RoundedMonthlyCost;
}

/** The data that a summary is made from. `compiled` is compiled from `configuration`. */
export interface SheetParts {
  readonly configuration: Configuration;
  readonly compiled: CompiledModel;
  readonly visit: Visit;
  /** Milliseconds since 1970; decides which campaigns run. */
  readonly now: number;
  /** Returns the price history. Called only when there is a discount. */
  readonly history: () => CompiledHistory;
  /** Null: no monthly cost is shown. */
  readonly monthlyCostTerms: MonthlyCostTerms | null;
  readonly otherCosts: readonly OtherCost[];
  /** The builder's plots. The summary shows those that the configuration names and that are in the house's municipality. */
  readonly plots: readonly Plot[];
  readonly words: GalleryWords;
}

/** Returns the summary of a house. Every screen or document that shows a summary reads all numbers from here, so they agree. */
export function summarySheet(parts: SheetParts): SummarySheet {
  const { configuration, compiled, visit, monthlyCostTerms: terms, words } = parts;
  const sections = picturedSections(configuration, compiled, visit, summarize(compiled, visit));
  const totals = totalsOf(compiled, visit, parts.now);
  const campaigns = campaignsOf(configuration, totals);
  const plots = plotsOf(configuration, parts.plots);
  return {
    houseTitle: configuration.houseTitle,
    name: configuration.name,
    municipalityName: configuration.municipalityName,
    facts: configuration.houseFacts,
    priceListName: configuration.priceListName,
    salesperson: configuration.salespersons[0] ?? null,
    sections,
    campaigns: campaigns.filter(({ displayed }) => displayed),
    price: priceOf(parts, totals, campaigns),
    monthlyCost: terms && monthlyCostOf(totals.total, terms),
    projectCost: projectCost(
      totals.total,
      plots.map(({ price }) => price),
      parts.otherCosts,
    ),
    plots,
    gallery: galleryOf(configuration, compiled, visit, sections, words, northOf(plots, configuration.placement)),
    disclaimer: configuration.disclaimer,
    requestSentAtUtc: configuration.requestForProposalSentAtUtc,
  };
}

function priceOf(
  { compiled, visit, now, history }: SheetParts,
  { ordinary, discount, total }: Totals,
  campaigns: readonly SheetCampaign[],
): SheetPrice {
  const discounts = campaigns.filter((campaign) => campaign.discount > 0);
  const ends = Math.min(...discounts.map(({ campaign }) => datesOf(campaign).until));
  return {
    ordinary,
    discount,
    total,
    discounts,
    vat: vatWithin(total, 25),
    earlierLowest: discount > 0 ? lowestEarlierPrice(history(), compiled, visit, now) : null,
    discountEnds: Number.isFinite(ends) ? ends : null,
  };
}

function campaignsOf({ campaigns }: Configuration, totals: Totals): (SheetCampaign & { readonly displayed: boolean })[] {
  return totals.campaigns.flatMap(({ campaignId, displayed, discount }) => {
    const campaign = campaigns.find(({ id }) => id === campaignId);
    return campaign ? [{ campaign, discount, displayed, isWaiting: discount <= 0 && offersDiscount(campaign) }] : [];
  });
}

function monthlyCostOf(total: Ore, terms: MonthlyCostTerms): SheetMonthlyCost {
  const cost = monthlyCost(total, terms);
  return { terms, cost, shown: inWholeKr(total, cost) };
}
