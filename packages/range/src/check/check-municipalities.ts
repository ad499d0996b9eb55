import type { Report } from '../source/fault.ts';
import { countyCodeOf, type RangeIndex } from '../source/range-index.ts';

/** Reports price areas without a municipality, and municipalities without a county. `checkKeys` reports a municipality in two areas. */
export function checkMunicipalities({ source }: RangeIndex, report: Report): void {
  const { municipalities, areas, places } = source;
  for (const area of areas) {
    if ((municipalities.areas[area.key] ?? []).length === 0)
      report(places.of(area, 'key'), `no municipality lies in the area '${area.key}'`);
  }
  const { counties } = municipalities;
  if (!counties) return;
  for (const entries of Object.values(municipalities.areas)) {
    for (const [at, entry] of entries.entries()) {
      const code = countyCodeOf(entry);
      if (!Object.hasOwn(counties, code)) report(places.of(entries, at), `there is no county '${code}' for '${entry}'`);
    }
  }
}
