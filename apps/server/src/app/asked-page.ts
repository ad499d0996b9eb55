/** The addresses of one kind of public page, as a pattern. Such a page is the same for all visitors who are not logged in. */
export interface PublicPage {
  /** The path of the page, with `:name` where the path of an address has a name from the range. */
  readonly path: string;
  /** Query parameters that change the page; each value is a name from the range. */
  readonly parameters: readonly string[];
}

/** A request for a public page. */
interface AskedPage {
  /** Path and query in normalised form. */
  readonly address: string;
  /** The pattern of the page's path. */
  readonly pattern: string;
  /** The names in the address that the range must contain. */
  readonly names: readonly string[];
}

/** Parameters that advertisements add to an address, and that no page reads. */
const ADVERTISING = /^(utm_[a-z]+|gclid|fbclid|msclkid)$/;

/** Returns the public page that an address asks for; null: there is no such page, or a query parameter is unknown or occurs twice. */
export function askedPage({ pathname, searchParams }: URL, publicPages: readonly PublicPage[]): AskedPage | null {
  const parts = pathname.split('/');
  const page = publicPages.find(({ path }) => matches(path.split('/'), parts));
  if (!page) return null;
  const said = [...searchParams].filter(([name]) => !ADVERTISING.test(name)).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const isPlain = said.every(([name], index) => page.parameters.includes(name) && said[index - 1]?.[0] !== name);
  if (!isPlain) return null;
  const inPath = parts.filter((_, index) => page.path.split('/')[index]?.startsWith(':'));
  const query = new URLSearchParams(said).toString();
  return {
    pattern: page.path,
    address: query === '' ? pathname : `${pathname}?${query}`,
    names: [...inPath, ...said.map(([, value]) => value)],
  };
}

function matches(pattern: readonly string[], parts: readonly string[]): boolean {
  return (
    pattern.length === parts.length &&
    pattern.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]))
  );
}
