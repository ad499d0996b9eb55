import { PICTURED } from '../../../adapters/mail/mail.ts';
import type { CurrentRange } from '../../range/current-range.ts';
import { plainColour } from './plain-colour.ts';

/**
 * A part of an e-mail: a paragraph, a code to copy, a user’s text with its line breaks, a link to our site, or a list of facts.
 */
export type Part =
  | string
  | { readonly code: string }
  | { readonly written: string }
  | { readonly link: string; readonly label: string }
  | { readonly facts: readonly (readonly [name: string, value: string])[] };

export interface MailHtml {
  readonly brand: CurrentRange['brand'];
  readonly subject: string;
  readonly heading: string;
  /** The text that mail programs show beside the subject in their list of e-mails. */
  readonly preview: string;
  readonly parts: readonly Part[];
  readonly regards: string;
  /** A sentence that explains why the recipient gets the e-mail. */
  readonly why: string;
  /** Alternative text of the picture attached with the printed PDF; missing: no picture. */
  readonly pictured?: string;
}

/** The content id of the builder’s logo in an e-mail. */
export const SIGN = 'sign';

const SANS = "'Schibsted Grotesk','Helvetica Neue',Arial,sans-serif";
const SERIF = 'Newsreader,Georgia,serif';
/** Breaks long words anywhere, so that no column becomes wider than the e-mail. */
const BREAKS = 'overflow-wrap:anywhere;word-break:break-word';
const INK = '#29231e';
const QUIET = '#5f564e';
const LINE = '#d9d4cc';

/**
 * Returns an e-mail as HTML for mail programs. The element with the role `article` repeats the language and the title, because some
 * programs drop `<html>` and `<head>`.
 * The layout uses tables and inline styles, because some programs support nothing else; classes are for dark mode and narrow
 * screens. Nothing is loaded when the e-mail is opened. All text from outside the program is escaped.
 */
export function mailHtml({ brand, subject, heading, preview, parts, regards, why, pictured }: MailHtml): string {
  const accent = plainColour(brand.colours.accent);
  const { email, phone, address } = brand.contact;
  return `<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>
@media (max-width: 480px) {
  .side { padding-left: 20px !important; padding-right: 20px !important; }
  .large { font-size: 28px !important; line-height: 33px !important; }
}
@media (prefers-color-scheme: dark) {
  .around { background: #171513 !important; }
  .sheet { background: #23201d !important; }
  .ink, .ink a { color: #f2ede4 !important; }
  .quiet, .quiet a { color: #b9b0a4 !important; }
  .line { border-color: #47413a !important; }
  .strong-line { border-color: #f2ede4 !important; }
  .sunk { background: #171513 !important; }
  .way { background: #f2ede4 !important; color: #23201d !important; }
}
</style>
</head>
<body class="around" style="margin:0;padding:0;background:#f8f5f0">
<div role="article" aria-label="${escaped(subject)}" lang="sv">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
<table role="presentation" class="around" width="100%" cellpadding="0" cellspacing="0" style="background:#f8f5f0"><tr><td align="center" style="padding:24px 0 48px">
<table role="presentation" class="sheet" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;table-layout:fixed;background:#ffffff;text-align:left;${BREAKS}">
<tr><td class="side" style="padding:20px 32px">
<table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="padding-right:12px"><img src="cid:${SIGN}" width="28" height="28" alt="" style="display:block;border:0;background:${accent};border-radius:2px"></td><td class="ink" style="font:600 15px/20px ${SANS};color:${INK}">${escaped(brand.name)}</td></tr></table>
</td></tr>
${pictured === undefined ? '' : pictureHtml(pictured)}<tr><td class="side" style="padding:${pictured === undefined ? 20 : 32}px 32px 0">
<h1 class="ink large" style="margin:0 0 20px;font:400 34px/39px ${SERIF};letter-spacing:-.015em;text-wrap:balance;color:${INK}">${escaped(heading)}</h1>
${parts.map((part) => partHtml(part, accent)).join('\n')}
<p class="ink" style="margin:28px 0 0;font:16px/25px ${SANS};color:${INK}">${escaped(regards)}<br>${escaped(brand.name)}</p>
</td></tr>
<tr><td class="side" style="padding:32px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="line quiet" style="padding:20px 0 0;border-top:1px solid ${LINE};font:13px/20px ${SANS};color:${QUIET}">${escaped(brand.name)}, ${escaped(address)}<br><a href="tel:${escaped(phone.replace(/[^\d+]/g, ''))}" style="color:${QUIET}">${escaped(phone)}</a> · <a href="mailto:${escaped(email)}" style="color:${QUIET}">${escaped(email)}</a>
<p style="margin:12px 0 0">${escaped(why)}</p></td></tr></table>
</td></tr>
</table>
</td></tr></table>
</div>
</body>
</html>
`;
}

function pictureHtml(alt: string): string {
  return `${PICTURED.begin}<tr><td><img src="cid:${PICTURED.cid}" width="600" alt="${escaped(alt)}" style="display:block;border:0;width:100%;height:auto"></td></tr>${PICTURED.end}
`;
}

function partHtml(part: Part, accent: string): string {
  if (typeof part === 'string')
    return `<p class="ink" style="margin:0 0 16px;font:16px/25px ${SANS};color:${INK}">${escaped(part)}</p>`;
  if ('code' in part)
    return `<p class="ink sunk line" style="margin:24px 0;padding:16px 20px;background:#f8f5f0;border:1px solid ${LINE};font:500 19px/30px Consolas,Menlo,'DejaVu Sans Mono',monospace;color:${INK}">${escaped(part.code)}</p>`;
  if ('written' in part)
    return `<blockquote class="ink strong-line" style="margin:0 0 16px;padding:2px 0 2px 16px;border-left:1px solid ${INK};font:16px/25px ${SANS};color:${INK}">${escaped(part.written).replaceAll('\n', '<br>')}</blockquote>`;
  if ('link' in part)
    return `<p style="margin:24px 0"><a class="way" href="${escaped(part.link)}" style="display:inline-block;padding:14px 22px;background:${accent};border-radius:2px;font:600 15px/20px ${SANS};color:#ffffff;text-decoration:none">${escaped(part.label)}</a></p>`;
  const row = ([name, value]: readonly [string, string]) =>
    `<tr><th scope="row" class="quiet line" align="left" valign="top" style="padding:9px 16px 9px 0;border-bottom:1px solid ${LINE};font:400 15px/22px ${SANS};color:${QUIET};text-align:left">${escaped(name)}</th><td class="ink line" align="right" valign="top" style="padding:9px 0;border-bottom:1px solid ${LINE};font:15px/22px ${SANS};color:${INK};text-align:right">${escaped(value)}</td></tr>`;
  return `<table class="strong-line" width="100%" cellpadding="0" cellspacing="0" style="margin:24px 0;border-top:1px solid ${INK};border-collapse:collapse;${BREAKS}">${part.facts.map(row).join('')}</table>`;
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}
