/**
 * Returns the header that makes a browser save the response (RFC 6266), with the full file name and an ASCII one for clients that read no
 * other.
 */
export function attachment(fileName: string): string {
  const plain = fileName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_');
  const full = encodeURIComponent(fileName.normalize('NFC')).replace(
    /['()]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}
