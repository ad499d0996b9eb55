import { expect, test } from 'vitest';
import { Lettering, textWidth } from './write-text.ts';

function glyphsOf(text: string): readonly string[] {
  const lettering = new Lettering({ least: 0, isSparse: false });
  lettering.write(text, 0, 0, 1000, 'bold');
  return [...lettering.definitions.matchAll(/ d="([^"]+)"/g)].map(([, outline = '']) => outline);
}

const [frame = ''] = glyphsOf('王');

test('a drawing writes a letter with an accent as one letter, even if the text contains the accent as a character of its own', () => {
  expect(glyphsOf('Kök'.normalize('NFD'))).toEqual(glyphsOf('Kök'));
  expect(textWidth('Kök'.normalize('NFD'), 100, 'regular')).toBe(textWidth('Kök', 100, 'regular'));
});

test('if the font lacks an accented letter, a drawing writes it without the accent; for any other unknown character it draws a frame, or nothing if the character is invisible', () => {
  expect(glyphsOf('Ő')).toEqual(glyphsOf('O'));
  expect(glyphsOf('\u200d')).toEqual([]);
  expect(glyphsOf('Ж')).toEqual([frame]);
  expect(frame).not.toBe('');
});
