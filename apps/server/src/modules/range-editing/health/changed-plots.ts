import type { ChangedPlot, PlotChange } from '@gavel/contract/staff';
import type { Plot } from '@gavel/core';
import { placementIn } from '../../range/plots-in.ts';
import type { SavedHouseVisit } from './saved-visits.repository.ts';

/**
 * Returns the plots that are no longer in the new range, or have another municipality, border, smallest distance to the border or largest
 * building area there. Each states how many saved houses the change affects.
 */
export function changedPlots(
  before: readonly Plot[],
  after: readonly Plot[],
  saved: readonly Pick<SavedHouseVisit, 'plotIds' | 'placement'>[],
): readonly ChangedPlot[] {
  return before.flatMap((plot): ChangedPlot[] => {
    const next = after.find(({ id }) => id === plot.id) ?? null;
    const changes = changesOf(plot, next);
    if (changes.length === 0) return [];
    const chosen = saved.filter(({ plotIds }) => plotIds.includes(plot.id));
    const standing = (on: Plot) => chosen.filter(({ plotIds, placement }) => isOn(on, plotIds, placement));
    const placed = standing(plot).length;
    const kept = next && next.municipalityName === plot.municipalityName ? standing(next).length : 0;
    return [{ address: plot.address, changes, placed, lost: placed - Math.min(kept, placed), chosen: chosen.length - placed }];
  });
}

function isOn(plot: Plot, plotIds: SavedHouseVisit['plotIds'], placement: SavedHouseVisit['placement']): boolean {
  return placement?.plotId === plot.id && placementIn([plot], plotIds, placement) !== null;
}

function changesOf(plot: Plot, next: Plot | null): readonly PlotChange[] {
  if (!next) return ['withdrawn'];
  return [
    ...(next.municipalityName === plot.municipalityName ? [] : (['municipality'] as const)),
    ...(String(next.border) === String(plot.border) ? [] : (['border'] as const)),
    ...(next.borderDistance === plot.borderDistance ? [] : (['borderDistance'] as const)),
    ...(next.maxBuildArea === plot.maxBuildArea ? [] : (['maxBuildArea'] as const)),
  ];
}
