export {
  comparePossibleHouses,
  type PossibleHouses,
  type PossibleHousesCompared,
} from './count/compare-possible-houses.ts';
export { type Locate, proveChange, proveRange } from './prove-range.ts';
export type { Click, Example, FaultKind, Objection, Proof, Property, ProvableRange, Verdict } from './terms/proof.ts';
