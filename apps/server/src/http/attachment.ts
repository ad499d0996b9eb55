/**
 * Returns the value of the header `Content-Disposition` that makes a browser save the response (RFC 6266). The value contains the full file
 * name, and an ASCII file name for clients that can read only ASCII.
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
