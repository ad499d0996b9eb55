export { placeDrive } from './drive.ts';
export { findRoom } from './find-room.ts';
export type { HouseSolids, HouseView, Look, Material, MaterialKey, Measures, Part, PartName } from './house-model.ts';
export { createModeller, modelHouse } from './model-house.ts';
export { placeShrubs } from './shrubs.ts';
export { type WalkRoom, type WalkSpace, walkSpaceOf } from './walk-space.ts';
