import type { KeptHouse } from '../../stored/kept-houses.ts';

/** From how many houses on the oldest ones are offered for removal. */
const MANY_HOUSES = 20;

/** How many may go at a time. */
const AT_A_TIME = 5;

/** The houses that may be removed without asking much: the oldest of those for which save was never pressed; none while there are few houses. */
export function oldestUnsaved<House extends Pick<KeptHouse, 'saved' | 'serial'>>(houses: readonly House[]): readonly House[] {
  if (houses.length < MANY_HOUSES) return [];
  return houses
    .filter(({ saved }) => !saved)
    .toSorted((a, b) => a.serial - b.serial)
    .slice(0, AT_A_TIME);
}
