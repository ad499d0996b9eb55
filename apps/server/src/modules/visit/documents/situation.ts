import { chosenAnswers, drawingKeys, formatArea, formatMetres, type Placement, type Plot } from '@gavel/core';
import {
  compassPoint,
  type HouseOutline,
  houseOutline,
  type MeasuredPlot,
  placementLimits,
  placementVerdict,
  shownDistance,
} from '@gavel/core/placement';
import { drawSituation, type SituationPlan } from '@gavel/drawings';
import { placementTexts, type Texts } from '@gavel/texts';
import type { CurrentRange } from '../../range/current-range.ts';
import type { OpenedVisit } from '../configurations/open-configuration.ts';

/** The placement of a house on a plot, in Swedish words. */
export interface Situation {
  readonly plot: Plot;
  readonly isAllowed: boolean;
  /** The sentence that explains whether the house may have this placement, and if not, why. */
  readonly verdict: string;
  readonly facts: readonly { readonly term: string; readonly value: string }[];
  /** Draws the situation plan. @param shownWidth the width at which the plan is shown, in CSS pixels: see `drawSituation` */
  draw(shownWidth: number): SituationPlan;
}

/** The data from which a situation is calculated. */
export interface Situated {
  readonly opened: Pick<OpenedVisit, 'configuration' | 'compiled' | 'visit'>;
  readonly placement: Placement | null;
  /** The builder’s plots, either those of today or those of an earlier day. */
  readonly plots: readonly Plot[];
  readonly texts: Texts;
}

/**
 * Returns the placement of a house on its plot, with the floor plan of today’s range. Null: the house has no placement, its plot is missing
 * or has no border, or the range has no floor plan of the house.
 */
export function situationOf({ houses }: Pick<CurrentRange, 'houses'>, situated: Situated): Situation | null {
  const { opened, placement, plots, texts } = situated;
  const plot = plots.find(({ id }) => id === placement?.plotId);
  const plan = houses.find(({ key }) => key === opened.configuration.houseDynamicImageKey)?.plan;
  if (!placement || !plot?.border || !plan) return null;
  const { configuration, compiled, visit } = opened;
  const answers = chosenAnswers(plan, drawingKeys(configuration, compiled, visit) ?? new Map());
  const outline = houseOutline(plan, answers);
  const measured = { ...plot, border: plot.border };
  const t = texts.of(placementTexts);
  return {
    plot,
    ...inWords(measured, outline, placement, texts),
    draw: (shownWidth) => drawSituation({ plot: measured, outline, spot: placement, shownWidth, words: t }),
  };
}

function inWords(
  plot: MeasuredPlot,
  outline: HouseOutline,
  placement: Placement,
  texts: Texts,
): Pick<Situation, 'isAllowed' | 'verdict' | 'facts'> {
  const t = texts.of(placementTexts);
  const limits = placementLimits(plot, outline, placement);
  const { distance, leastDistance, coveredArea, maxBuildArea, isAreaAllowed } = limits;
  const verdict = placementVerdict(limits);
  const area = formatArea(Math.round(coveredArea));
  const areaWord = maxBuildArea === null ? 'areaUnknown' : isAreaAllowed ? 'areaOf' : 'areaTooLarge';
  return {
    isAllowed: verdict === 'allowed',
    verdict: t(verdict, { over: formatMetres(Math.abs(shownDistance(distance))) }),
    facts: [
      {
        term: t('nearest'),
        value: t('nearestOf', {
          distance: formatMetres(Math.max(0, shownDistance(distance))),
          least: formatMetres(leastDistance),
        }),
      },
      { term: t('area'), value: t(areaWord, { area, most: formatArea(maxBuildArea ?? 0) }) },
      {
        term: t('turnTo'),
        value: t('direction', {
          direction: t(compassPoint(placement.turn)),
          degrees: String(Math.round(placement.turn)),
        }),
      },
    ],
  };
}
