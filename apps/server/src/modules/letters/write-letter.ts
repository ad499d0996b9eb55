import type { Letter } from '../../adapters/mail/mail.ts';
import type { CurrentRange } from '../range/current-range.ts';

/** A paragraph, something to copy, or a way to a page of ours. */
type Part = string | { readonly code: string } | { readonly link: string; readonly label: string };

/** Who a letter is for. */
export interface Addressee {
  readonly email: string;
  readonly firstName: string;
}

interface Written {
  readonly brand: CurrentRange['brand'];
  readonly to: Addressee;
  readonly subject: string;
  readonly paragraphs: readonly Part[];
  readonly regards: string;
}

/**
 * A letter in the builder's name, as HTML and as plain text. Colours are plain (mail programs read few notations) and stay readable where a
 * program turns them dark; everything that is not ours is escaped.
 */
export function writeLetter({ brand, to, subject, paragraphs, regards }: Written): Letter {
  const { email } = brand.contact;
  return {
    from: { name: brand.name, address: email },
    to: { name: to.firstName, address: to.email },
    subject,
    text: [...paragraphs.map(asText), `${regards}\n${brand.name}\n${email}`].join('\n\n'),
    html: `<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>
body { margin: 0; padding: 32px 16px; background: #f8f6f1; color: #2b2622; font: 17px/1.55 Georgia, serif; }
main { max-width: 560px; margin: 0 auto; padding: 32px; background: #fffdf9; border: 1px solid #e2ddd3; }
h1 { margin: 0 0 24px; font-size: 22px; font-weight: 500; }
p { margin: 0 0 16px; }
.code { padding: 12px 16px; border: 1px solid #e2ddd3; font: 18px/1.4 Consolas, Menlo, monospace; overflow-wrap: anywhere; }
.way { display: inline-block; padding: 12px 20px; background: #24543f; color: #ffffff; text-decoration: none; border-radius: 3px; }
footer { max-width: 560px; margin: 16px auto 0; padding: 0 32px; font-size: 14px; }
@media (prefers-color-scheme: dark) {
  body { background: #1c1a17; color: #ece7de; }
  main { background: #262320; border-color: #45403a; }
  .code { border-color: #45403a; }
  footer a { color: #ece7de; }
}
</style>
</head>
<body>
<main>
<h1>${escaped(brand.name)}</h1>
${paragraphs.map(asHtml).join('\n')}
<p>${escaped(regards)}<br>${escaped(brand.name)}</p>
</main>
<footer><a href="mailto:${escaped(email)}">${escaped(email)}</a></footer>
</body>
</html>
`,
  };
}

function asText(part: Part): string {
  if (typeof part === 'string') return part;
  return 'code' in part ? `    ${part.code}` : `${part.label}: ${part.link}`;
}

function asHtml(part: Part): string {
  if (typeof part === 'string') return `<p>${escaped(part)}</p>`;
  return 'code' in part
    ? `<p class="code">${escaped(part.code)}</p>`
    : `<p><a class="way" href="${escaped(part.link)}">${escaped(part.label)}</a></p>`;
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}
