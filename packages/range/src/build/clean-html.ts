import sanitize from 'sanitize-html';

/** HTML as an author wrote it, with everything but simple text marks removed. Absent is empty. */
export function cleanHtml(html = ''): string {
  return sanitize(html, {
    allowedTags: ['p', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'br', 'h3'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
  }).trim();
}
