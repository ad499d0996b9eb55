/** If a browser is based on another browser, its user agent names both. So the derived browser is earlier in this list. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['CriOS', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/**
 * Returns the common names of the browser and of the operating system or device (`system`). Null if the user agent names no known browser
 * or no known system.
 */
export function nameBrowser(userAgent: string): { readonly browser: string; readonly system: string } | null {
  const named = (names: readonly (readonly [string, string])[]) => names.find(([sign]) => userAgent.includes(sign))?.[1];
  const browser = named(BROWSERS);
  const system = named(SYSTEMS);
  return browser && system ? { browser, system } : null;
}
