import { formatArea, formatMetres } from '@gavel/core';
import { compassPoint, type HouseOutline, placementLimits, placementVerdict, shownDistance } from '@gavel/core/placement';
import { placementTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import type { ChosenPlot, PlacementControl } from './use-placement.ts';

export interface PlacementWords {
  /** Whether this position of the house, and the area that it covers, are allowed. */
  readonly isAllowed: boolean;
  /** Whether the house could not move further towards the border. */
  readonly isStopped: boolean;
  /** In words: whether this position of the house is allowed and why not, or that the house could not move further. */
  readonly verdict: string;
  readonly facts: readonly { readonly term: string; readonly value: string; readonly isWrong: boolean }[];
  /** The direction of the front, such as `söder, 180°`. */
  readonly direction: string;
  /** A text that describes what the plan shows. */
  readonly plan: string;
  /**
   * A text about the green part of the plan: the house may be there, at the smallest allowed distance from the border or farther.
   */
  readonly legend: string;
  /** What a screen reader says after a move. */
  readonly spoken: string;
}

/** Returns texts about the position of a house on a plot, and whether that position is allowed. */
export function usePlacementWords(
  plot: ChosenPlot,
  outline: HouseOutline,
  { spot, stops }: Pick<PlacementControl, 'spot' | 'stops'>,
): PlacementWords {
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
  const isStopped = stops > 0 && isAllowed;
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
    isStopped,
    verdict: isStopped && isAreaAllowed !== false ? t('stopped') : verdict,
    facts,
    direction,
    plan: t('plan', { address: plot.address }),
    legend: t('legend', { least: formatMetres(leastDistance) }),
    // A live region speaks only a text that differs from the last one, so every second refusal has a space at its end.
    spoken: t('spoken', { verdict: isStopped ? t('stopped') : verdict, distance: shown, direction }) + '\u00a0'.repeat(stops % 2),
  };
}
