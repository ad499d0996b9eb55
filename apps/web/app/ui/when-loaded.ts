import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { untilLoaded, untilLoadedUnseen } from '../parts/until-loaded.ts';

/** Returns a component that the page can do without. Its code loads later. Until the code has loaded, the component renders nothing. */
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
