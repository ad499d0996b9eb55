/**
 * Plain text with these marks: a blank line between paragraphs, `- ` before a list item, `### ` before a heading, **bold**, *emphasis*
 * and [link](address).
 */

/** Returns HTML of the range as plain text with marks. Returns null if the marks cannot express it; then the user edits the HTML. */
export function plainOf(html: string): string | null {
  const blocks = html.trim() === '' ? [] : blocksOf(html);
  if (!blocks) return null;
  const plain = blocks.join('\n\n');
  // Some HTML would change if it were turned into plain text and back, for example a literal asterisk. Return null for such HTML.
  return normal(htmlOf(plain)) === normal(html) ? plain : null;
}

/** Returns plain text with marks as HTML. Everything that is not a mark stays text, also HTML tags. */
export function htmlOf(plain: string): string {
  return plain
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => {
      const lines = block.split('\n').map((line) => line.trim());
      if (lines.every((line) => line.startsWith('- ')))
        return `<ul>${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>`;
      if (lines.length === 1 && block.startsWith('### ')) return `<h3>${inline(block.slice('### '.length))}</h3>`;
      return `<p>${lines.map(inline).join('<br>')}</p>`;
    })
    .join('\n');
}

const block = /^\s*<(p|h3|ul)>(.*?)<\/\1>/s;

function blocksOf(html: string): string[] | null {
  const blocks: string[] = [];
  let rest = html;
  while (rest.trim() !== '') {
    const match = block.exec(rest);
    if (!match) return null;
    const [whole, kind, inner = ''] = match;
    rest = rest.slice(whole.length);
    if (kind === 'ul') {
      const items = [...inner.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = '']) => `- ${marked(item)}`);
      blocks.push(items.join('\n'));
    } else blocks.push(`${kind === 'h3' ? '### ' : ''}${marked(inner)}`);
  }
  return blocks;
}

function marked(html: string): string {
  return html
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/ ?<br ?\/?> ?/g, '\n')
    .replaceAll(/<\/?strong>/g, '**')
    .replaceAll(/<\/?em>/g, '*')
    .replaceAll(/<a href="([^"]*)">(.*?)<\/a>/g, '[$2]($1)')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function inline(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\*(.+?)\*/g, '<em>$1</em>')
    .replaceAll(/\[([^\]]+)\]\(((?:https?:\/\/|\/|mailto:|tel:)[^)\s"]*)\)/g, '<a href="$2">$1</a>');
}

/** Returns HTML without differences that nobody sees: spaces beside the tags of blocks, and line breaks. */
function normal(html: string): string {
  return html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?(<\/?(?:p|h3|ul|li)>) ?/g, '$1')
    .replaceAll(/ ?<br ?\/?> ?/g, '<br>')
    .trim();
}
