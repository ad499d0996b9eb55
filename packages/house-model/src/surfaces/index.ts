export { GRASS_SIZE, grassAt } from './grass.ts';
export { clouds, hash, noise } from './noise.ts';
export { type PaintedRelief, paintRelief } from './paint-relief.ts';
export { reliefOf } from './reliefs.ts';
