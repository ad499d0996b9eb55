/** Addresses whose page is the same for everybody who is not logged in. */
export interface PublicPage {
  /** With `:name` for a part that names something of the range. */
  readonly path: string;
  /** Parameters of the query that change the page; each names something of the range. */
  readonly parameters: readonly string[];
}

/** A public page as it is asked for. */
interface AskedPage {
  /** Path and query in the one way in which they are written. */
  readonly address: string;
  /** The page's own path. */
  readonly pattern: string;
  /** What of it the range has to know. */
  readonly names: readonly string[];
}

/** What advertisements add to an address, and no page reads. */
const ADVERTISING = /^(utm_[a-z]+|gclid|fbclid|msclkid)$/;

/** Which public page an address asks for; null: none, or one with more to it. */
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
