import qrcode from 'qrcode-generator';

/**
 * Returns a QR code as an SVG with a transparent background. It has the error correction level M: it can be read even if about
 * 15 % of it is damaged.
 */
export function qrCode(text: string): string {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const rows = Array.from({ length: count }, (_, y) => y);
  const squares = rows.flatMap((y) => rows.filter((x) => code.isDark(y, x)).map((x) => `M${x} ${y}h1v1h-1z`));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${count} ${count}"><path fill="#29231e" d="${squares.join('')}"/></svg>`;
}
