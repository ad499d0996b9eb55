/**
 * Returns the text in lower case and without diacritics, for comparisons. Each character of the NFC form stays one character, so that
 * positions match that form.
 */
export function fold(text: string): string {
  return [...text.normalize('NFC')].map((letter) => [...letter.normalize('NFD')][0]?.toLowerCase() ?? '').join('');
}
