export { comparePossibleHouses, type PossibleHousesCompared } from './count/compare-possible-houses.ts';
export { countPossibleHouses, type PossibleHouses, type PossibleHousesOf } from './count/possible-houses.ts';
export { type Locate, proveChange, proveRange } from './prove-range.ts';
export type { Click, Example, FaultKind, Objection, Proof, Property, ProvableRange, Verdict } from './terms/proof.ts';
