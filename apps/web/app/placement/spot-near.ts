import { type HouseOutline, isInside, type MeasuredPlot, nearestAllowed, type Spot } from '@gavel/core/placement';

/**
 * Returns the allowed position of a house that is nearest to the wanted one. If no position is allowed with the front in this
 * direction, returns the wanted position, so that the page can explain what is wrong. The server stores no house whose middle is
 * outside the plot. So if the middle would be outside, returns the current position, but with the wanted direction of the front.
 */
export function spotNear(plot: MeasuredPlot, outline: HouseOutline, wanted: Spot, now: Spot): Spot {
  const spot = nearestAllowed(plot, outline, wanted) ?? inCentimetres(wanted);
  return isInside(plot.border, [spot.east, spot.north]) ? spot : { ...now, turn: wanted.turn };
}

function inCentimetres({ east, north, turn }: Spot): Spot {
  return { east: Math.round(east * 100) / 100, north: Math.round(north * 100) / 100, turn };
}
