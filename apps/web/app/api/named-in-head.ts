/**
 * Returns the preloaded version of `address`, so that a request uses the response that the head of the document preloads. Returns
 * `address` itself if there is no preload, and at every later call, because a later response may differ.
 */
export function namedInHead(address: string): string {
  // If the scripts of a page are delayed, its preload is beside them in the document, and React adds another one to the head. Mark both
  // as used.
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="fetch"]:not([data-taken])');
  const named = [...links].filter((one) => one.getAttribute('href')?.startsWith(`${address}&version=`));
  for (const link of named) link.dataset.taken = '';
  return named[0]?.getAttribute('href') ?? address;
}
