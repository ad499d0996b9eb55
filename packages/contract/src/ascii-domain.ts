/** Browsers and Node have `URL`, but this package is compiled without their types. */
declare const URL: { new (address: string): { readonly hostname: string }; canParse(address: string): boolean };

/**
 * Returns a domain in the form that mail servers and name servers use: `exämple.se` becomes `xn--exmple-cua.se` (IDNA, as URL parsers
 * apply it). Text that is no domain is returned unchanged.
 */
export function asciiDomain(domain: string): string {
  if (/^[ -~]*$/.test(domain) || NOT_IN_A_DOMAIN.test(domain)) return domain;
  const address = `http://${domain}`;
  return URL.canParse(address) ? new URL(address).hostname : domain;
}

/** Characters that no domain contains, and of which some would end the domain in a URL. */
const NOT_IN_A_DOMAIN = /[\s/?#@:\\%[\]]/;
