/**
 * The address at which the document has asked for this already, with the version of what is there; otherwise the address itself.
 * Only once: what is asked for again may be another by then.
 */
export function namedInHead(address: string): string {
  // A page whose scripts have waited has one where they stand, and React puts another into its head.
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="fetch"]:not([data-taken])');
  const named = [...links].filter((one) => one.getAttribute('href')?.startsWith(`${address}&version=`));
  for (const link of named) link.dataset.taken = '';
  return named[0]?.getAttribute('href') ?? address;
}
