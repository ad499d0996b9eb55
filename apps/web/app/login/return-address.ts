const ORIGIN = 'https://site.invalid';

/**
 * Returns the path in `returnUrl`, to which a page of the account leads when it is done. Null if it is missing or invalid. Only paths of
 * this site are valid, resolved in the same way as a browser does it. So no link can lead a visitor to another site in our name.
 */
export function returnAddress(returnUrl: string | null): string | null {
  if (returnUrl === null || !returnUrl.startsWith('/') || returnUrl.includes('\\') || !URL.canParse(returnUrl, ORIGIN))
    return null;
  const { origin, pathname, search, hash } = new URL(returnUrl, ORIGIN);
  // `/..//example.com` belongs to this site, but its resolved path `//example.com` does not.
  return origin === ORIGIN && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null;
}
