/**
 * The rule for every text that a client sends. Refuses characters that no keyboard makes: control characters except tab and line break,
 * U+FFFE, U+FFFF, and halves of a surrogate pair. Removes invisible characters, because people copy them with a text without noticing:
 * those that change the direction of text, and those without width. Keeps joiners that form a character: in emoji, and in scripts that use
 * joiners. A password stays as it was typed. A password with a NUL character or half of a surrogate pair is refused, because it could equal
 * another password.
 */

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for control characters
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|\p{Cs}/u;

/** Matches soft hyphens, direction marks, zero-width spaces and joiners, control characters of music and shorthand, and tags. */
const UNSEEN =
  /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e007f}]/u;

/**
 * Matches characters of `UNSEEN` that are part of a visible character. Examples: woman, joiner, rocket; the flag of Scotland; joiners
 * in Persian and in the scripts of India.
 */
const MEANT =
  /(?<=\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d(?=\p{Extended_Pictographic})|(?<=\u{1f3f4}[\u{e0020}-\u{e007f}]{0,8})[\u{e0020}-\u{e007f}]|(?<=[[\p{L}\p{M}]--[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Inherited}\p{Script=Common}]])[\u200c\u200d]/v;

const NEVER_MEANT = new RegExp(`(?!${MEANT.source})${UNSEEN.source}`, 'gv');

const PASSWORD = /password$/i;
const AMBIGUOUS = /\0|\p{Cs}/u;

/**
 * Returns a text in the form in which it is accepted; null: the text is refused.
 * @param field the name of the field
 */
export function sentText(field: string, text: string): string | null {
  const isPassword = PASSWORD.test(field);
  if ((isPassword ? AMBIGUOUS : CONTROL).test(text)) return null;
  return isPassword || !UNSEEN.test(text) ? text : text.replace(NEVER_MEANT, '');
}
