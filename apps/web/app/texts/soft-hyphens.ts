/**
 * The same words with a soft hyphen at the joints of long compounds, for the narrow places in which they are shown. Browsers know no Swedish
 * hyphenation of their own, or not all do, and the patterns there are for it cut within the parts ("frånluft-sventilation").
 */
export function softHyphens(words: string): string {
  return words.replaceAll(LONG_WORD, (word) => word.replaceAll(JOINT, '\u00AD'));
}

/** What compounds about houses go on with after a joint. */
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
