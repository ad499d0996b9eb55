const NO_BREAK = '\u00a0';
const inMegabytes = new Intl.NumberFormat('sv-SE', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/**
 * Formats the size of a file: 8 612 345 becomes `8,6 MB`. Below 100,000 bytes the unit is kB, without decimals.
 * @param bytes the size; 1 MB is 1,000,000 bytes
 */
export function formatFileSize(bytes: number): string {
  return bytes < 100_000 ? `${Math.ceil(bytes / 1000)}${NO_BREAK}kB` : `${inMegabytes.format(bytes / 1_000_000)}${NO_BREAK}MB`;
}
