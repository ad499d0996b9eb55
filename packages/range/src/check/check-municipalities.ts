import type { Report } from '../source/fault.ts';
import { countyCodeOf, municipalityOf, type RangeIndex } from '../source/range-index.ts';

/**
 * Reports price areas without a municipality, municipalities whose county the range's list of counties lacks, and a range that delivers to
 * no municipality.
 * `checkKeys` reports a municipality in two areas.
 */
export function checkMunicipalities({ source }: RangeIndex, report: Report): void {
  const { municipalities, areas, places } = source;
  for (const area of areas) {
    if ((municipalities.areas[area.key] ?? []).length === 0)
      report(places.of(area, 'key'), `no municipality lies in the area '${area.key}'`);
  }
  const denied = new Set(municipalities.denied);
  const all = Object.values(municipalities.areas).flat();
  if (all.length > 0 && all.every((entry) => denied.has(municipalityOf(entry).name)))
    report(places.of(municipalities, 'denied'), 'the builder delivers to no municipality');
  const { counties } = municipalities;
  if (!counties) return;
  for (const entries of Object.values(municipalities.areas)) {
    for (const [at, entry] of entries.entries()) {
      const code = countyCodeOf(entry);
      if (!Object.hasOwn(counties, code)) report(places.of(entries, at), `there is no county '${code}' for '${entry}'`);
    }
  }
}
