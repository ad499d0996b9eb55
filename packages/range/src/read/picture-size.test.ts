import { describe, expect, test } from 'vitest';
import { aWebp } from '../testing/a-webp.ts';
import { webpSize } from './picture-size.ts';

// A red field, written by libwebp.
const lossy = 'UklGRjoAAABXRUJQVlA4IC4AAADwAgCdASolABUAP83m7XA/uDIrJWgD8DmJZwAAKUNt8AD+15Xer/1WQ+sAAAAA';
const lossless = 'UklGRh4AAABXRUJQVlA4TBEAAAAvJAAFAAfQlypWpf+BiOh/AAA=';
const withAlpha =
  'UklGRmAAAABXRUJQVlA4WAoAAAAQAAAAKwEABAAAQUxQSAUAAAABKGBEBABWUDggNAAAALADAJ0BKiwBBQA/zebwcr+4MywhqAPwOYlpAAAMdOHDhw4cOG6AAP7Xld6v/VZD6wAAAAA=';
const bytes = (base64: string) => Buffer.from(base64, 'base64');

test.each([
  ['lossy', bytes(lossy), 37, 21],
  ['lossless', bytes(lossless), 37, 21],
  ['with alpha', bytes(withAlpha), 300, 5],
  ['made by aWebp', aWebp(2000, 1430), 2000, 1430],
])('webpSize returns the size of a WebP picture (%s)', (_, picture, width, height) => {
  expect(webpSize(picture)).toEqual({ width, height });
});

describe('webpSize returns null for a file that is no complete WebP picture', () => {
  test.each([
    ['an empty file', Buffer.alloc(0)],
    ['a PNG file', Buffer.concat([Buffer.from('\x89PNG\r\n'), Buffer.alloc(60)])],
    ['a file that ends after the header', bytes(lossy).subarray(0, 40)],
    ['a file that ends within the header', bytes(withAlpha).subarray(0, 25)],
    ['a file with an unknown chunk', Buffer.from(bytes(lossy).toString('latin1').replace('VP8 ', 'VP9 '), 'latin1')],
    ['a lossy file without start code', Buffer.from(bytes(lossy).toString('latin1').replace('\x9d\x01\x2a', '\0\0\0'), 'latin1')],
    ['a lossless file without signature', Buffer.from(bytes(lossless).toString('latin1').replace('\x2f', '\0'), 'latin1')],
  ])('webpSize returns null for %s', (_, file) => {
    expect(webpSize(file)).toBeNull();
  });
});
