import { formatMetres, type Placement } from '@gavel/core';
import { compassPoint } from '@gavel/core/placement';
import { createTexts, houseChangesTexts, placementTexts } from '@gavel/texts';
import type { CurrentRange } from '../../range/current-range.ts';

/**
 * Returns where a house stands, in words. If it stood on the same plot before, the words say how far it has moved, so that they differ
 * for each place.
 * @param before where it stood before; null: nowhere, or this is not a comparison
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
  // Places are stored in centimetres, and words have tenths of a metre.
  const distance = Math.max(0.1, Math.round(Math.hypot(east, north) * 10) / 10);
  if (east === 0 && north === 0) return t('placedAt', facing);
  const way = compass(compassPoint(((Math.atan2(east, north) * 180) / Math.PI + 360) % 360));
  return t('placedFurther', { ...facing, distance: formatMetres(distance), way });
}
