/** Browsers and Node have it; this package is compiled without the types of either. */
declare const URL: { new (address: string): { readonly hostname: string }; canParse(address: string): boolean };

/**
 * A domain as mail servers and name servers know it: `exämple.se` is `xn--exmple-cua.se` (IDNA, as URL parsers apply it). What is no domain
 * stays as it is.
 */
export function asciiDomain(domain: string): string {
  if (/^[ -~]*$/.test(domain) || NOT_IN_A_DOMAIN.test(domain)) return domain;
  const address = `http://${domain}`;
  return URL.canParse(address) ? new URL(address).hostname : domain;
}

/** It would end the domain in an address. */
const NOT_IN_A_DOMAIN = /[\s/?#@:\\%[\]]/;
