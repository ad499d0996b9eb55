import type { TextBlock } from '../../../adapters/pdf/printed-document.ts';

/**
 * Returns the paragraphs and list items of HTML as text blocks. Headings become bold paragraphs, and links plain text. The HTML was
 * sanitised when the range was published.
 */
export function textBlocks(html: string): TextBlock[] {
  const blocks: { kind: TextBlock['kind']; runs: { text: string; strong: boolean }[] }[] = [];
  let kind: TextBlock['kind'] = 'paragraph';
  let strong = false;
  let isNew = true;
  for (const part of html.match(/<[^>]*>|[^<]+/g) ?? []) {
    const [, closing = '', tag = ''] = /^<(\/?)([a-z0-9]+)/i.exec(part) ?? [];
    if (tag === '') {
      const text = withoutBreaks(decoded(part).replace(/\s+/g, ' '));
      if (text.trim() === '' && (isNew || blocks.length === 0)) continue;
      if (isNew) blocks.push({ kind, runs: [] });
      blocks.at(-1)?.runs.push({ text: isNew ? text.trimStart() : text, strong });
      isNew = false;
    } else if (tag === 'strong' || tag === 'h3') {
      strong = closing === '';
      isNew ||= tag === 'h3';
    } else if (tag === 'li' || tag === 'p' || tag === 'br') {
      isNew = true;
      if (tag === 'li') kind = closing === '' ? 'item' : 'paragraph';
    }
  }
  return blocks;
}

/**
 * Returns the text with non-breaking characters, so that an amount, or a range of amounts, stays on one line. U+2060 is an invisible
 * character that prevents a line break.
 */
function withoutBreaks(text: string): string {
  return text.replace(/(\d) (?=\d{3}(?!\d)|kr\b|m²)/g, '$1\u00a0').replace(/(?<=\d)–(?=\d)/g, '–\u2060');
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0', apos: "'" };

function decoded(text: string): string {
  return text.replace(/&(#\d+|#x[\da-f]+|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return named[name] ?? whole;
    const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
