/**
 * The one rule for every text that is sent: what no keyboard makes is refused (control characters but tab and line break, halves of a character),
 * and what nobody sees is taken out (what turns the order of text, what has no width), because it comes along unnoticed when something is
 * copied. Joiners stay where a sign is made by them: in emoji, and in scripts that write with them. A password is what was typed, whatever that is,
 * as long as it can be told from others.
 */

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|\p{Cs}/u;

/** Soft hyphens, marks of direction, spaces and joiners without width, signs of music and shorthand that are only instructions, tags. */
const UNSEEN =
  /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e007f}]/u;

/** Woman, joiner, rocket; the flag of Scotland; joiners of Persian and of the scripts of India. */
const MEANT =
  /(?<=\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d(?=\p{Extended_Pictographic})|(?<=\u{1f3f4}[\u{e0020}-\u{e007f}]{0,8})[\u{e0020}-\u{e007f}]|(?<=[[\p{L}\p{M}]--[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Inherited}\p{Script=Common}]])[\u200c\u200d]/v;

const NEVER_MEANT = new RegExp(`(?!${MEANT.source})${UNSEEN.source}`, 'gv');

const PASSWORD = /password$/i;
const AMBIGUOUS = /\0|\p{Cs}/u;

/** A text as it is taken. @param field what it was sent as. Null: it is refused. */
export function sentText(field: string, text: string): string | null {
  const isPassword = PASSWORD.test(field);
  if ((isPassword ? AMBIGUOUS : CONTROL).test(text)) return null;
  return isPassword || !UNSEEN.test(text) ? text : text.replace(NEVER_MEANT, '');
}
