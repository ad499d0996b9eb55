/**
 * The address at which the document's head has asked for this already, with the version of what is there; otherwise the address itself.
 * Only once: what is asked for again may be another by then.
 */
export function namedInHead(address: string): string {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="fetch"]:not([data-taken])');
  const link = [...links].find((one) => one.getAttribute('href')?.startsWith(`${address}&version=`));
  if (!link) return address;
  link.dataset.taken = '';
  return link.getAttribute('href') ?? address;
}
