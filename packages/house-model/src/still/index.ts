export type { Frame } from './camera.ts';
export { createPaints } from './paints.ts';
export { renderStill, type StillView } from './render-still.ts';
