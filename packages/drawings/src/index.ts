export { drawElevation } from './draw-elevation.ts';
export { drawHouse } from './draw-house.ts';
export { drawLandscape } from './draw-landscape.ts';
export { drawPlan } from './draw-plan.ts';
export { drawPortrait } from './draw-portrait.ts';
export { drawRoom, rooms } from './draw-room.ts';
export { drawSample } from './draw-sample.ts';
export type { Paint, Paints } from './ink/paint.ts';
