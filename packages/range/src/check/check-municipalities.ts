import type { Report } from '../source/fault.ts';
import type { RangeIndex } from '../source/range-index.ts';

/** Price areas that nobody can build in. That each municipality stands in one area only is `checkKeys`' matter. */
export function checkMunicipalities({ source }: RangeIndex, report: Report): void {
  const { municipalities, areas, places } = source;
  for (const area of areas) {
    if ((municipalities.areas[area.key] ?? []).length === 0)
      report(places.of(area, 'key'), `no municipality lies in the area '${area.key}'`);
  }
}
