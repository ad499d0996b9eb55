/**
 * Returns the file name of a downloaded picture: the title of the house and, if there is one, the title of the section.
 * @param otherwise the name that is used if the titles contain no character that a file name may have
 */
export function downloadName(houseTitle: string, sectionTitle: string | undefined, otherwise: string): string {
  return fileName([houseTitle, ...(sectionTitle ? [sectionTitle] : [])], otherwise, 'jpg');
}

/**
 * Returns a file name made of titles. Spaces replace characters that a file system or a header does not allow.
 * @param otherwise the name that is used if the titles contain no allowed character
 */
export function fileName(titles: readonly string[], otherwise: string, ending: string): string {
  const name = titles
    .join(' - ')
    .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `${name || otherwise}.${ending}`;
}
