/**
 * Returns the address with a version that the head of the document preloads; without a preload, the address itself. Returns the version
 * only once, because a later response may differ.
 */
export function namedInHead(address: string): string {
  // If the scripts of a page are delayed, its preload is beside them in the document, and React adds another one to the head. Mark both
  // as used.
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="fetch"]:not([data-taken])');
  const named = [...links].filter((one) => one.getAttribute('href')?.startsWith(`${address}&version=`));
  for (const link of named) link.dataset.taken = '';
  return named[0]?.getAttribute('href') ?? address;
}
