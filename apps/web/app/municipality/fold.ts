/** Text as it is compared: no case, no diacritics, one letter for each of the original's, so that places in both are the same. */
export function fold(text: string): string {
  return [...text.normalize('NFC')].map((letter) => [...letter.normalize('NFD')][0]?.toLowerCase() ?? '').join('');
}
