import { expect } from 'vitest';

/**
 * Throws unless a picture is one closed SVG element: tags nest, ids are unique, every reference has a target in the picture, and no
 * attribute has a missing value.
 */
export function expectWellFormed(picture: string): void {
  const open: string[] = [];
  const tag = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<>]*")*)\s*(\/?)>/g;
  const between = picture.replaceAll(tag, (_, closing: string, name: string, __, selfClosing: string) => {
    if (closing) expect(open.pop(), picture.slice(0, 80)).toBe(name);
    else if (!selfClosing) open.push(name);
    return '';
  });
  expect(open).toEqual([]);
  // Some pictures have text between their tags, such as the initials of a portrait. This text must not contain `<`, `>` or `&`.
  expect(between).not.toMatch(/[<>&]/);
  expect(picture.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')).toBe(true);
  expect(picture.endsWith('</svg>')).toBe(true);
  expect(picture).not.toMatch(/NaN|undefined|Infinity|null|\[object/);
  const ids = [...picture.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const references = [...picture.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
  for (const id of new Set(references)) expect(ids).toContain(id);
  expect(picture).not.toMatch(/<script|<image|<foreignObject|href="(?!#)|url\((?!#)/);
}
