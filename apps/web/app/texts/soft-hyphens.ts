/**
 * Returns the text with a soft hyphen before each of `PARTS` in a long compound, for narrow elements. Not all browsers can hyphenate
 * Swedish. Some break a compound in the wrong place ("frånluft-sventilation", exhaust ventilation). A size such as "30 × 60" stays on one
 * line.
 */
export function softHyphens(words: string): string {
  return words.replaceAll(LONG_WORD, (word) => word.replaceAll(JOINT, '\u00AD')).replaceAll(' × ', '\u00A0×\u00A0');
}

/** Words, or their beginnings, that are a later part of compounds about houses. */
const PARTS = [
  'balansering',
  'behandla',
  'beklädnad',
  'belysning',
  'beläggning',
  'dörr',
  'engobera',
  'filter',
  'fönster',
  'fördelning',
  'glädje',
  'häll',
  'impregnera',
  'keramik',
  'komposit',
  'kopplad',
  'markis',
  'montera',
  'möbler',
  'paket',
  'panel',
  'pannor',
  'parkett',
  'planering',
  'pump',
  'radiator',
  'reglering',
  'slinga',
  'ställ',
  'säkring',
  'ugn',
  'utförande',
  'ventilation',
  'växlare',
  'värme(?!b)',
];

const LONG_WORD = /\p{L}{12,}/gu;
const JOINT = new RegExp(`(?<=\\p{L}{3})(?=${PARTS.join('|')})`, 'giu');
