import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { untilLoaded, untilLoadedUnseen } from '../parts/until-loaded.ts';

/** Returns a component whose code loads later, and which the page does not need. Until the code has loaded, it renders nothing. */
export function whenLoaded<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await untilLoadedUnseen(load) }));
}

/** Returns a component whose code loads later while the visitor waits. If the code fails to load, `PartNotice` shows that. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await untilLoaded(load) }));
}
