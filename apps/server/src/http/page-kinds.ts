/** Pages that search engines may show: the same for everybody, and without personal data. */
const INDEXED = [/^\/$/, /^\/house$/, /^\/houses\/[^/]+$/, /^\/help$/, /^\/accessibility$/];

/**
 * Pages that other sites of the builder may embed in a frame. Pages of accounts, the administration, quotes and orders are not
 * among them.
 */
const EMBEDDED = [
  ...INDEXED,
  /^\/(new-project|municipality|compare|offline)$/,
  /^\/start(\/[^/]+)?$/,
  /^\/configuration(\/[^/]+){0,3}$/,
];

export function isIndexed(path: string): boolean {
  return INDEXED.some((page) => page.test(path));
}

export function mayBeEmbedded(path: string): boolean {
  return EMBEDDED.some((page) => page.test(path));
}
