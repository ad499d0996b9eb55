/**
 * Returns whether the address bar already contains the address of the page that loads. This is true after Back, Forward or a page load, but
 * not after a click on a link to another address.
 */
export function isCurrentAddress({ pathname, search }: URL): boolean {
  return location.pathname === pathname && location.search === search;
}

/** Returns the router’s key of the current history entry. Null if the entry has no key, for example the first entry after a page load. */
export function currentKey(): string | null {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string' ? state.key : null;
}
