/** The surfaces of rooms that answers can change in the 3D model. A question of the range names its surface: `surface: kitchenFloor`. */
export const roomSurfaces = [
  'livingFloor',
  'kitchenFloor',
  'bedroomFloor',
  'hallFloor',
  'upperFloor',
  'bathFloor',
  'walls',
  'ceiling',
  'innerDoors',
  'stairs',
  'kitchenFronts',
  'worktop',
  'bathFurniture',
  'bathTiles',
  'splashback',
  'handles',
  'appliances',
  'hood',
  'sink',
  'shower',
  'hearth',
  'garageFloor',
] as const;
export type RoomSurface = (typeof roomSurfaces)[number];

/** The sample of an answer, as the surface shows it. `pattern` is one of `samplePatterns`. */
export interface SurfaceLook {
  readonly pattern: string;
  readonly colour: string;
  /** The second colour of the sample, such as that of a shower’s frame. */
  readonly accent?: string | undefined;
}

/** A question whose answers change a surface. */
export interface SurfaceQuestion {
  readonly surface: RoomSurface;
  /** The id of the question. */
  readonly question: number;
  /** Answer id → its look. */
  readonly looks: Readonly<Record<string, SurfaceLook>>;
}

/** The chosen looks of a house’s surfaces. A surface without a chosen look has its usual look. */
export type SurfaceLooks = Readonly<Partial<Record<RoomSurface, SurfaceLook>>>;
