/** What a downloaded picture is called; without a section, after the house alone. @param otherwise when nothing is left of the titles */
export function downloadName(houseTitle: string, sectionTitle: string | undefined, otherwise: string): string {
  const name = [houseTitle, sectionTitle].filter(Boolean).join(' - ');
  // What a file system or a header cannot take.
  return `${
    name
      .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim() || otherwise
  }.jpg`;
}
