/**
 * Returns the file name of a downloaded picture: the titles of the house and the section; without a section, only that of the house.
 * @param otherwise the name to use if the titles have no allowed character
 */
export function downloadName(houseTitle: string, sectionTitle: string | undefined, otherwise: string): string {
  return fileName([houseTitle, ...(sectionTitle ? [sectionTitle] : [])], otherwise, 'jpg');
}

/**
 * Returns a file name made of titles, without characters that a file system or a header does not allow.
 * @param otherwise the name to use if the titles have no allowed character
 */
export function fileName(titles: readonly string[], otherwise: string, ending: string): string {
  const name = titles
    .join(' - ')
    .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `${name || otherwise}.${ending}`;
}
