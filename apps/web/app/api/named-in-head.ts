/**
 * Returns `address` with the version that the head of the document preloads, so that the request uses the preloaded response. Returns
 * `address` itself if there is no preload, and at every later call, because a later response may differ.
 */
export function namedInHead(address: string): string {
  // If the server delays the scripts of a page, it puts the preload link beside them in the body, and React adds a second link to the head.
  // Mark both links as used.
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="fetch"]:not([data-taken])');
  const named = [...links].filter((one) => one.getAttribute('href')?.startsWith(`${address}&version=`));
  for (const link of named) link.dataset.taken = '';
  return named[0]?.getAttribute('href') ?? address;
}
