import { createTexts, paletteTexts, stepsTexts } from '@gavel/texts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextsProvider, useRelativeTime, useTexts } from './use-texts.ts';

function Words() {
  const t = useTexts(paletteTexts);
  const steps = useTexts(stepsTexts);
  const relativeTime = useRelativeTime();
  return (
    <p>
      {t('tip')}, {steps('progress', { n: '2', total: '9' })}, {relativeTime(0, 60_000)}
    </p>
  );
}

test('a component shows the text that the builder has written, and otherwise Gavel’s text', () => {
  const shown = renderToStaticMarkup(
    <TextsProvider value={createTexts({ 'palette.tip': 'Vårt råd' })}>
      <Words />
    </TextsProvider>,
  );
  expect(shown).toBe('<p>Vårt råd, 2 av 9, för 1 minut sedan</p>');
});

test('a component without a texts provider throws', () => {
  expect(() => renderToStaticMarkup(<Words />)).toThrow('no texts around this component');
});
