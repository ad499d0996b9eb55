import type { HouseSolids, HouseView } from '@gavel/house-model';
import type { Group, Scene } from 'three';
import { type Border, type BorderCorner, createBorder } from './border.ts';
import { createChangedParts } from './changed-parts.ts';
import { createGarden, type Garden } from './garden.ts';
import { createHouseObject } from './house-object.ts';
import type { Surfaces } from './surfaces.ts';

/** The objects of the scene that change with the visitor's choices: the house, its garden, and the border of its plot. */
export interface SiteObjects {
  /**
   * Shows a house. If the same view of the house was already visible, lights for a moment the parts that have changed.
   * @returns whether the shape of the house has changed, and not only its colours
   */
  build(model: HouseSolids, view: HouseView): boolean;
  /** Shows the border of a plot with these corners. Without corners, shows no border. */
  bound(corners: readonly BorderCorner[]): void;
  /** Called once for each frame: fades the light on the changed parts. Returns whether another frame must follow. */
  update(): boolean;
  /** Removes the light on the changed parts. */
  settle(): void;
  dispose(): void;
}

/** @param ask requests that a frame is rendered */
export function createSiteObjects(scene: Scene, surfaces: Surfaces, ask: () => void): SiteObjects {
  const house = createHouseObject(surfaces);
  scene.add(house.group);
  let garden: Garden | null = null;
  let border: Border | null = null;
  let shown: { readonly model: HouseSolids; readonly view: HouseView } | null = null;
  const changed = createChangedParts((group) => scene.add(group), ask);
  return {
    build(model, view) {
      if (shown?.view === view) changed.light(shown.model, model);
      shown = { model, view };
      const isReshaped = house.show(model, view);
      if (!garden?.isFor(model.measures)) garden = replaced(scene, garden, createGarden(model.measures, surfaces));
      return isReshaped;
    },
    bound(corners) {
      border = replaced(scene, border, corners.length > 0 ? createBorder(corners) : null);
    },
    update: () => changed.fade(performance.now()),
    settle: changed.end,
    dispose() {
      changed.dispose();
      house.dispose();
      garden?.dispose();
      border?.dispose();
    },
  };
}

/** An object of the scene that another object of the same kind can replace. */
interface Replaceable {
  readonly group: Group;
  dispose(): void;
}

/** Removes an object from the scene, adds the next object if there is one, and returns that object. */
function replaced<Some extends Replaceable>(scene: Scene, before: Some | null, next: Some): Some;
function replaced<Some extends Replaceable>(scene: Scene, before: Some | null, next: Some | null): Some | null;
function replaced<Some extends Replaceable>(scene: Scene, before: Some | null, next: Some | null): Some | null {
  if (before) {
    scene.remove(before.group);
    before.dispose();
  }
  if (next) scene.add(next.group);
  return next;
}
