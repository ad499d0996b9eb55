import { createTexts } from '@gavel/texts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextsProvider } from '../texts/use-texts.ts';
import { TextField } from './text-field.tsx';

const render = (field: ReactNode) => renderToStaticMarkup(<TextsProvider value={createTexts()}>{field}</TextsProvider>);

test('the accessible description of a TextField is its error, but TextField itself does not announce the error to screen readers', () => {
  const field = render(<TextField label="Förnamn" name="first-name" error="Ange ett förnamn" />);
  const [, describedBy] = /<input [^>]*aria-invalid="true" aria-describedby="([^"]+)"/.exec(field) ?? [];
  expect(field).toMatch(new RegExp(`<div id="${describedBy}"[^>]*>.*<p>Ange ett förnamn</p></div>`));
  expect(field).not.toMatch(/role="(?:alert|status)"/);
});

test('TextField shows its hint as long as it has no error', () => {
  const asked = render(<TextField label="Lösenord" name="password" hint="Minst 8 tecken." />);
  const [, describedBy] = /aria-describedby="([^"]+)"/.exec(asked) ?? [];
  expect(asked).toContain(`<p id="${describedBy}" class="field-hint">Minst 8 tecken.</p>`);
  const wrong = render(<TextField label="Lösenord" name="password" hint="Minst 8 tecken." error="För kort" />);
  expect(wrong).not.toContain('Minst 8 tecken.');
});

test('TextField has no accessible description if it has neither a hint nor an error', () => {
  const field = render(<TextField label="Förnamn" name="first-name" />);
  expect(field).toContain('aria-invalid="false"');
  expect(field).not.toContain('aria-describedby');
});

test('a required TextField shows that it is required, but its accessible name does not contain this', () => {
  const field = render(<TextField label="Förnamn" name="first-name" required />);
  expect(field).toMatch(/<label for="[^"]+">Förnamn<\/label><small [^>]*aria-hidden="true">obligatoriskt<\/small>/);
  expect(field).toMatch(/<input [^>]*required=""/);
  expect(render(<TextField label="Förnamn" name="first-name" />)).not.toContain('obligatoriskt');
});
