export { reachableByClicks, solutionsOf, visitsByClicks } from './brute-force.ts';
export { modelUnderProof } from './model-under-proof.ts';
export { plantFault } from './planted-faults.ts';
export { replayObjection } from './replay-objection.ts';
