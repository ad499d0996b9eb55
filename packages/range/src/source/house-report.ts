import type { Place, Report } from './fault.ts';

/** Notes a fault that one house has. */
export type HouseReport = (house: string, place: Place, message: string) => void;

/** Runs checks of single houses, and reports what several houses have in common once, naming them. */
export function reportByHouse(houses: readonly string[], report: Report, check: (report: HouseReport) => void): void {
  const found = new Map<string, { readonly place: Place; readonly message: string; readonly houses: Set<string> }>();
  check((house, place, message) => {
    const id = `${place.file}:${place.line}:${place.column}:${message}`;
    const fault = found.get(id) ?? { place, message, houses: new Set() };
    fault.houses.add(house);
    found.set(id, fault);
  });
  for (const { place, message, houses: having } of found.values()) {
    const where =
      having.size === houses.length && houses.length > 1
        ? 'every house'
        : `${having.size === 1 ? 'house' : 'houses'} ${[...having].join(', ')}`;
    report(place, `${message} (${where})`);
  }
}
