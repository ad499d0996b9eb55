export { castShadow, type Shadow, type Sun } from './cast-shadow.ts';
export { compassPoint, placementVerdict } from './describe-placement.ts';
export { firstPlacement, nearestAllowed } from './find-placement.ts';
export { houseSolids, type Solid } from './house-solids.ts';
export {
  type HouseOutline,
  houseOutline,
  isSamePlacement,
  outlineOf,
  placeOutline,
  placer,
  type Spot,
  unplacer,
} from './place-outline.ts';
export {
  gapsToBorder,
  isFarEnough,
  type MeasuredPlot,
  placementLimits,
  shownDistance,
} from './placement-limits.ts';
export { areaOf, crossesItself, type Gap, isInside } from './polygon.ts';
