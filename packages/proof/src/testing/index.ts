export { reachableByClicks, solutionsOf, visitsByClicks } from './brute-force.ts';
export { featureModels } from './feature-models.ts';
export { importFeatureModel } from './import-feature-model.ts';
export { modelUnderProof } from './model-under-proof.ts';
export { plantFault } from './planted-faults.ts';
export { replayObjection } from './replay-objection.ts';
