import { areaOf, crossesItself } from '@gavel/core/placement';
import type { Report } from '../source/fault.ts';
import type { RangeIndex } from '../source/range-index.ts';

/** How much the area within a border may differ from the plot’s area, as a fraction. */
const WITHIN = 0.02;

/**
 * Reports plot borders that are no valid polygon, borders whose area differs from the area of the plot, and distances to a border that the
 * range does not describe.
 */
export function checkPlots({ source: { plots, places } }: RangeIndex, report: Report): void {
  for (const plot of plots) {
    const { border, landArea } = plot;
    const place = () => places.of(plot, 'border');
    if (!border) {
      if (plot.borderDistance !== undefined)
        report(places.of(plot, 'borderDistance'), 'a plot without a border has no distance to it');
      continue;
    }
    const area = areaOf(border);
    if (border.length < 3) report(place(), `a border has at least 3 corners, and this one has ${border.length}`);
    else if (crossesItself(border)) report(place(), 'the sides of the border cross each other');
    else if (area < 0) report(place(), 'the corners of a border are listed anticlockwise, and these are clockwise');
    else if (Math.abs(area - landArea) > landArea * WITHIN)
      report(place(), `the border encloses ${area.toFixed(0)} m², and landArea says ${landArea}`);
  }
}
