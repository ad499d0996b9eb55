/**
 * Where a page of the account leads back to: the path in its `returnUrl`, else the start page. Only paths of this site count, so that no
 * link can lead a visitor elsewhere under our name.
 */
export function returnAddress(returnUrl: string | null): string {
  if (returnUrl === null || !returnUrl.startsWith('/') || returnUrl.includes('\\')) return '/';
  const origin = 'https://site.invalid';
  if (!URL.canParse(returnUrl, origin)) return '/';
  const address = new URL(returnUrl, origin);
  return address.origin === origin ? `${address.pathname}${address.search}${address.hash}` : '/';
}
