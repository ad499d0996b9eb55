import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextField } from './text-field.tsx';

test('a field names what is wrong with it', () => {
  const field = renderToStaticMarkup(<TextField label="Förnamn" name="first-name" error="Ange ett förnamn" />);
  const [, describedBy] = /<input [^>]*aria-invalid="true" aria-describedby="([^"]+)"/.exec(field) ?? [];
  expect(field).toMatch(new RegExp(`<div id="${describedBy}"[^>]* role="alert">.*<p>Ange ett förnamn</p></div>`));
});

test('what is asked of a field is told until it is wrong', () => {
  const asked = renderToStaticMarkup(<TextField label="Lösenord" name="password" hint="Minst 8 tecken." />);
  const [, describedBy] = /aria-describedby="([^"]+)"/.exec(asked) ?? [];
  expect(asked).toContain(`<p id="${describedBy}" class="field-hint">Minst 8 tecken.</p>`);
  const wrong = renderToStaticMarkup(<TextField label="Lösenord" name="password" hint="Minst 8 tecken." error="För kort" />);
  expect(wrong).not.toContain('Minst 8 tecken.');
});

test('a field that is right describes nothing', () => {
  const field = renderToStaticMarkup(<TextField label="Förnamn" name="first-name" />);
  expect(field).toContain('aria-invalid="false"');
  expect(field).not.toContain('aria-describedby');
  expect(field).not.toContain('role="alert"');
});
