/** What a downloaded picture is called; without a section, after the house alone. @param otherwise when nothing is left of the titles */
export function downloadName(houseTitle: string, sectionTitle: string | undefined, otherwise: string): string {
  return fileName([houseTitle, ...(sectionTitle ? [sectionTitle] : [])], otherwise, 'jpg');
}

/** A file name of titles, without what a file system or a header cannot take. @param otherwise when nothing is left of the titles */
export function fileName(titles: readonly string[], otherwise: string, ending: string): string {
  const name = titles
    .join(' - ')
    .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `${name || otherwise}.${ending}`;
}
