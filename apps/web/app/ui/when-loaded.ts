import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A component that comes by itself, for what the page can do without: where it cannot be had, such as without a network, nothing is shown. */
export function whenLoaded<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const component = await load().catch(() => Nothing);
    if (typeof document !== 'undefined') await Promise.race([sheetsOnTheirWay(), longEnough()]);
    return { default: component };
  });
}

/** What is loaded waits for its sheets, but not for one that something else has asked for a moment before: it would show bare. */
function sheetsOnTheirWay(): Promise<unknown> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(({ sheet }) => !sheet);
  return Promise.all(links.map((link) => new Promise((done) => link.addEventListener('load', done))));
}

/** A sheet that failed never comes. */
function longEnough(): Promise<unknown> {
  return new Promise((done) => setTimeout(done, 1000));
}

function Nothing() {
  return null;
}
