import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A component that comes by itself, for what the page can do without: where it cannot be had, such as without a network, nothing is shown. */
export function whenLoaded<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }));
}

function Nothing() {
  return null;
}
