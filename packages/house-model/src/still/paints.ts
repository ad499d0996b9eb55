import { reliefOf } from '../surfaces/reliefs.ts';
import { type GrassMap, paintGrass } from './lawn.ts';
import { type PlantSprites, paintPlants } from './plants.ts';
import { createReliefMap, type ReliefMap } from './relief-map.ts';
import { type CloudMap, paintClouds } from './sky.ts';

/** The textures that all rendered pictures share. Painting them takes 0.2 s, so each is painted once, when a picture first needs it. */
export interface Paints {
  clouds(): CloudMap;
  grass(): GrassMap;
  plants(): PlantSprites;
  /** Returns the relief of a surface; null: it is smooth. */
  reliefOf(look: string, form: string): ReliefMap | null;
}

export function createPaints(): Paints {
  const reliefs = new Map<string, ReliefMap | null>();
  return {
    clouds: once(paintClouds),
    grass: once(paintGrass),
    plants: once(paintPlants),
    reliefOf(look, form) {
      const key = `${look} ${form}`;
      const known = reliefs.get(key);
      if (known !== undefined) return known;
      const relief = reliefOf(look, form);
      const made = relief && createReliefMap(relief);
      reliefs.set(key, made);
      return made;
    },
  };
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
