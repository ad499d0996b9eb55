import { formatMetres, type Placement } from '@gavel/core';
import { compassPoint } from '@gavel/core/placement';
import { createTexts, houseChangesTexts, placementTexts } from '@gavel/texts';
import type { CurrentRange } from '../../range/current-range.ts';

/**
 * Returns the placement of a house on its plot as a text. If the house was moved on this plot, the text contains the distance of the
 * move, so that the texts of the old and the new placement differ.
 * @param before the earlier placement of the house; null: the house had no placement, or the caller compares nothing
 */
export function placementWords(
  { plots, texts }: Pick<CurrentRange, 'plots' | 'texts'>,
  placement: Placement | null,
  before: Placement | null = null,
): string {
  const words = createTexts(texts);
  const t = words.of(houseChangesTexts);
  const compass = words.of(placementTexts);
  const plot = plots.find(({ id }) => id === placement?.plotId);
  if (!placement || !plot) return t('notPlaced');
  const { address } = plot;
  const facing = { address, direction: compass(compassPoint(placement.turn)), degrees: String(Math.round(placement.turn)) };
  const [east, north] = before?.plotId === plot.id ? [placement.east - before.east, placement.north - before.north] : [0, 0];
  // A placement is rounded to whole centimetres, but the text shows metres with one decimal. So a move of less than 0.1 m is shown as
  // 0.1 m.
  const distance = Math.max(0.1, Math.round(Math.hypot(east, north) * 10) / 10);
  if (east === 0 && north === 0) return t('placedAt', facing);
  const way = compass(compassPoint(((Math.atan2(east, north) * 180) / Math.PI + 360) % 360));
  return t('placedFurther', { ...facing, distance: formatMetres(distance), way });
}
