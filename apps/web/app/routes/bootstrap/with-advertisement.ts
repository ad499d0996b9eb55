/** The parameters with which advertisements name themselves in a link. */
const ADVERTISEMENT = /^(?:utm_\w+|gclid)$/;

/**
 * Returns the address `to` of a redirect with the advertisement parameters of the address that redirects (`from`). After the
 * redirect, the browser knows only the address `to`, and a later request to the builder needs these parameters.
 */
export function withAdvertisement(to: string, from: URLSearchParams): string {
  const { pathname, searchParams } = new URL(to, 'http://here');
  for (const [name, value] of from) if (ADVERTISEMENT.test(name)) searchParams.append(name, value);
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
}
