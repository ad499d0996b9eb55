export type { HouseModel, Look, Material, MaterialKey, Measures, Part, PartName } from './house-model.ts';
export { modelHouse } from './model-house.ts';
