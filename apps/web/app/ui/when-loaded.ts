import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { untilLoaded, untilLoadedUnseen } from '../parts/until-loaded.ts';

/** A component that comes by itself, for what the page can do without: until it can be had, nothing is shown. */
export function whenLoaded<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await untilLoadedUnseen(load) }));
}

/** A component that the visitor waits for: where it cannot be had, `PartNotice` says so. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await untilLoaded(load) }));
}
