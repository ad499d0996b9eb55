import sanitize from 'sanitize-html';

/**
 * Cleaned texts by their HTML. The cache helps because all houses that offer an answer have the same text, and so does the next version of
 * the range.
 */
const known = new Map<string, string>();
/** The number of texts after which the cache is emptied; a large range has about a thousand. */
const MOST_KNOWN = 10_000;

export const TAGS: readonly string[] = ['p', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'br', 'h3'];
const SCHEMES = ['http', 'https', 'mailto', 'tel'];

/**
 * Returns the first tag, attribute or link address that `cleanHtml` removes from an author's HTML, such as `<script>`; null: it removes
 * nothing.
 */
export function removedFrom(html: string): string | null {
  const removed: string[] = [];
  const note = (tagName: string, attribs: sanitize.Attributes) => {
    if (!TAGS.includes(tagName)) removed.push(`<${tagName}>`);
    else
      for (const [name, value] of Object.entries(attribs)) {
        if (tagName !== 'a' || name !== 'href') removed.push(`${name}="${value}"`);
        else if (!isAllowedLink(value)) removed.push(`href="${value}"`);
      }
    return { tagName, attribs };
  };
  sanitize(html, { allowedTags: false, allowedAttributes: false, allowVulnerableTags: true, transformTags: { '*': note } });
  return removed[0] ?? null;
}

function isAllowedLink(href: string): boolean {
  const [, scheme] = /^([\w.+-]+):/.exec(href) ?? [];
  return scheme === undefined ? !href.startsWith('//') : SCHEMES.includes(scheme.toLowerCase());
}

/** Returns an author's HTML with no tags other than `TAGS`, and no attributes other than allowed links; empty when there is no HTML. */
export function cleanHtml(html = ''): string {
  const before = known.get(html);
  if (before !== undefined) return before;
  const cleaned = sanitize(html, {
    allowedTags: [...TAGS],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: SCHEMES,
    allowProtocolRelative: false,
  }).trim();
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(html, cleaned);
  return cleaned;
}
