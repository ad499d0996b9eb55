export { reachableByClicks, solutionsOf } from './brute-force.ts';
export { modelUnderProof } from './model-under-proof.ts';
