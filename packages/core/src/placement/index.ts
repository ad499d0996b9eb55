export { compassPoint, type PlacementVerdict, placementVerdict } from './describe-placement.ts';
export { firstPlacement, nearestAllowed } from './find-placement.ts';
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
  coveredAreaOf,
  gapsToBorder,
  type MeasuredPlot,
  type PlacementLimits,
  placementLimits,
  shownDistance,
} from './placement-limits.ts';
export { areaOf, crossesItself, distanceBetween, edgesOf, type Gap, isInside, middleOfCorners } from './polygon.ts';
