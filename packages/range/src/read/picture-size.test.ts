import { describe, expect, test } from 'vitest';
import { aWebp } from '../testing/a-webp.ts';
import { webpSize } from './picture-size.ts';

// Written by libwebp: a red field.
const lossy = 'UklGRjoAAABXRUJQVlA4IC4AAADwAgCdASolABUAP83m7XA/uDIrJWgD8DmJZwAAKUNt8AD+15Xer/1WQ+sAAAAA';
const lossless = 'UklGRh4AAABXRUJQVlA4TBEAAAAvJAAFAAfQlypWpf+BiOh/AAA=';
const withAlpha =
  'UklGRmAAAABXRUJQVlA4WAoAAAAQAAAAKwEABAAAQUxQSAUAAAABKGBEBABWUDggNAAAALADAJ0BKiwBBQA/zebwcr+4MywhqAPwOYlpAAAMdOHDhw4cOG6AAP7Xld6v/VZD6wAAAAA=';
const bytes = (base64: string) => Buffer.from(base64, 'base64');

test.each([
  ['lossy', bytes(lossy), 37, 21],
  ['lossless', bytes(lossless), 37, 21],
  ['with alpha', bytes(withAlpha), 300, 5],
  ['of a test', aWebp(2000, 1430), 2000, 1430],
])('a WebP picture, %s, tells its size', (_, picture, width, height) => {
  expect(webpSize(picture)).toEqual({ width, height });
});

describe('no WebP picture', () => {
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['another format', Buffer.concat([Buffer.from('\x89PNG\r\n'), Buffer.alloc(60)])],
    ['cut off after the header', bytes(lossy).subarray(0, 40)],
    ['cut off in the header', bytes(withAlpha).subarray(0, 25)],
    ['an unknown chunk', Buffer.from(bytes(lossy).toString('latin1').replace('VP8 ', 'VP9 '), 'latin1')],
    ['no start code', Buffer.from(bytes(lossy).toString('latin1').replace('\x9d\x01\x2a', '\0\0\0'), 'latin1')],
    ['no signature', Buffer.from(bytes(lossless).toString('latin1').replace('\x2f', '\0'), 'latin1')],
  ])('%s', (_, file) => {
    expect(webpSize(file)).toBeNull();
  });
});
