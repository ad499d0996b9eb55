const ORIGIN = 'https://site.invalid';

/**
 * Returns the path in `returnUrl`, to which a page of the account leads at the end. Null if `returnUrl` is missing or invalid. The path is
 * resolved as a browser resolves it. Only paths of this site are valid, so that no link to our site can lead a visitor to another site.
 */
export function returnAddress(returnUrl: string | null): string | null {
  if (returnUrl === null || !returnUrl.startsWith('/') || returnUrl.includes('\\') || !URL.canParse(returnUrl, ORIGIN))
    return null;
  const { origin, pathname, search, hash } = new URL(returnUrl, ORIGIN);
  // `/..//example.com` belongs to this site, but its resolved path `//example.com` does not, so refuse it.
  return origin === ORIGIN && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null;
}
