import { formatArea, formatMetres } from '@gavel/core';
import {
  compassPoint,
  type HouseOutline,
  placementLimits,
  placementVerdict,
  type Spot,
  shownDistance,
} from '@gavel/core/placement';
import { placementTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import type { ChosenPlot } from './use-placement.ts';

export interface PlacementWords {
  /** Whether the house may stand there. */
  readonly isAllowed: boolean;
  /** The same in words, with the reason. */
  readonly verdict: string;
  readonly facts: readonly { readonly term: string; readonly value: string; readonly isWrong: boolean }[];
  /** The direction of the front, such as `söder, 180°`. */
  readonly direction: string;
  /** What the plan shows. */
  readonly plan: string;
  /** What the colour of the plan means. */
  readonly legend: string;
  /** What a screen reader says after a move. */
  readonly spoken: string;
}

/** Describes the place of a house on a plot. */
export function usePlacementWords(plot: ChosenPlot, outline: HouseOutline, spot: Spot): PlacementWords {
  const t = useTexts(placementTexts);
  const limits = placementLimits(plot, outline, spot);
  const { distance, leastDistance, isAllowed, coveredArea, maxBuildArea, isAreaAllowed } = limits;
  const direction = t('direction', {
    direction: t(compassPoint(spot.turn)),
    degrees: String(Math.round(spot.turn)),
  });
  const area = formatArea(Math.round(coveredArea));
  const allowed = { area, most: formatArea(maxBuildArea ?? 0) };
  const areaWord = maxBuildArea === null ? 'areaUnknown' : isAreaAllowed ? 'areaOf' : 'areaTooLarge';
  const shown = formatMetres(Math.max(0, shownDistance(distance)));
  const verdict = t(placementVerdict(limits), { over: formatMetres(Math.abs(shownDistance(distance))) });
  const facts = [
    {
      term: t('nearest'),
      value: t('nearestOf', { distance: shown, least: formatMetres(leastDistance) }),
      isWrong: !isAllowed,
    },
    { term: t('area'), value: t(areaWord, allowed), isWrong: isAreaAllowed === false },
    { term: t('turnTo'), value: direction, isWrong: false },
  ];
  return {
    isAllowed: isAllowed && isAreaAllowed !== false,
    verdict,
    facts,
    direction,
    plan: t('plan', { address: plot.address }),
    legend: t('legend', { least: formatMetres(leastDistance) }),
    spoken: t('spoken', { verdict, distance: shown, direction }),
  };
}
