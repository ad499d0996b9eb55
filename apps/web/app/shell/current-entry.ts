/** Whether the browser already stands at an address that is still to be loaded: after Back, Forward or a page load, and never after a link. */
export function isCurrentAddress({ pathname, search }: URL): boolean {
  return location.pathname === pathname && location.search === search;
}

/** The router's key of the history entry at which the browser stands; null: the entry has none, like the first of a page load. */
export function currentKey(): string | null {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string' ? state.key : null;
}
