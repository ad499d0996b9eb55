/** The parameters with which advertisements name themselves in a link. */
const ADVERTISEMENT = /^(?:utm_\w+|gclid)$/;

/**
 * Returns the address `to` with the parameters of advertisements of the address from which it redirects. The browser knows only the address
 * at the end of a redirect, and a request to the builder contains these parameters.
 */
export function withAdvertisement(to: string, from: URLSearchParams): string {
  const { pathname, searchParams } = new URL(to, 'http://here');
  for (const [name, value] of from) if (ADVERTISEMENT.test(name)) searchParams.append(name, value);
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
}
