import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextField } from './text-field.tsx';

test('a field names what is wrong with it', () => {
  const field = renderToStaticMarkup(<TextField label="Förnamn" name="first-name" error="Ange ett förnamn" />);
  const [, describedBy] = /<input [^>]*aria-invalid="true" aria-describedby="([^"]+)"/.exec(field) ?? [];
  expect(field).toMatch(new RegExp(`<div id="${describedBy}"[^>]* role="alert">.*<p>Ange ett förnamn</p></div>`));
});

test('a field that is right describes nothing', () => {
  const field = renderToStaticMarkup(<TextField label="Förnamn" name="first-name" />);
  expect(field).toContain('aria-invalid="false"');
  expect(field).not.toContain('aria-describedby');
  expect(field).not.toContain('role="alert"');
});
