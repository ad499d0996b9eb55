const ORIGIN = 'https://site.invalid';

/**
 * Where a page of the account leads to when it is done: the path in its `returnUrl`; null when it names none. Only paths of this site count,
 * judged as a browser resolves them, so that no link can lead a visitor elsewhere under our name.
 */
export function returnAddress(returnUrl: string | null): string | null {
  if (returnUrl === null || !returnUrl.startsWith('/') || returnUrl.includes('\\') || !URL.canParse(returnUrl, ORIGIN))
    return null;
  const { origin, pathname, search, hash } = new URL(returnUrl, ORIGIN);
  // `/..//example.com` is of this site, but what is left of it would not be.
  return origin === ORIGIN && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null;
}
