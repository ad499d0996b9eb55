import type { PictureFaultKind, Place, Report } from './fault.ts';

/** Records a fault of one house. */
export type HouseReport = (house: string, place: Place, message: string, kind?: PictureFaultKind) => void;

/** Runs checks of single houses. If several houses have the same fault, reports it only once, with the names of the houses. */
export function reportByHouse(houses: readonly string[], report: Report, check: (report: HouseReport) => void): void {
  const found = new Map<string, HousesFault>();
  check((house, place, message, kind) => {
    const id = `${place.file}:${place.line}:${place.column}:${message}`;
    const fault = found.get(id) ?? { place, message, kind, houses: new Set() };
    fault.houses.add(house);
    found.set(id, fault);
  });
  for (const { place, message, kind, houses: having } of found.values()) {
    const where =
      having.size === houses.length && houses.length > 1
        ? 'every house'
        : `${having.size === 1 ? 'house' : 'houses'} ${[...having].join(', ')}`;
    report(place, `${message} (${where})`, kind);
  }
}

interface HousesFault {
  readonly place: Place;
  readonly message: string;
  readonly kind: PictureFaultKind | undefined;
  readonly houses: Set<string>;
}
