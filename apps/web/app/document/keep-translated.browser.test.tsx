import { type ReactNode, useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { translatePage } from '../../testing/in-page/translate-page.ts';
import { keepTranslated } from './keep-translated.ts';

const ways = ['replaces', 'inserts', 'fills', 'moves'] as const;

test.each(ways)(
  'if a page translator %s the text nodes of a paragraph, the paragraph still shows every change that React makes',
  async (way) => {
    const page = await open(way, (price) => (
      <p>
        Pris {price} kr <b>inkl. moms</b>
      </p>
    ));
    for (const price of [1_895_000, 2_184_500, 1_895_000]) {
      await page.show(price);
      await expect.poll(page.text).toBe(`Pris ${price} kr inkl. moms`);
    }
  },
);

test.each(ways)('if a page translator %s the text nodes, React can still add, remove and move texts', async (way) => {
  const page = await open(way, (n) => (
    <p>
      {n % 2 === 0 && 'Kampanj '}
      {n % 3 === 0 && <i>från </i>}
      {n} kr
      {(n % 4 < 2 ? ['a', 'b', 'c'] : ['c', 'a', 'b']).map((letter) => (
        <Piece key={letter}> {letter}</Piece>
      ))}
    </p>
  ));
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 12, 0]) {
    await page.show(n);
    const said = `${n % 2 === 0 ? 'Kampanj ' : ''}${n % 3 === 0 ? 'från ' : ''}${n} kr${n % 4 < 2 ? ' a b c' : ' c a b'}`;
    await expect.poll(page.text).toBe(said);
  }
});

function Piece({ children }: { children: ReactNode }) {
  return children;
}

test('a page translator skips text with translate="no"; if a translated text is alone in its element, React can still update it', async () => {
  const page = await open('replaces', (price) => (
    <p>
      <span translate="no">{price} kr</span>
      <b>{`${price} kr`}</b>
    </p>
  ));
  await page.show(5);
  await expect.poll(page.text).toBe('5 kr5 kr');
  expect(document.querySelector('[translate="no"] font')).toBeNull();
  expect(document.querySelector('b > font')).not.toBeNull();
});

test('React can still update a text after a translation into a second language', async () => {
  const page = await open(null, (price) => (
    <p>
      {price} kr <b>inkl. moms</b>
    </p>
  ));
  const text = document.querySelector('main p')?.firstChild;
  const english = fontOf('0');
  const german = fontOf('null');
  text?.parentNode?.replaceChild(english, text);
  await moment();
  english.replaceWith(german);
  await moment();
  await page.show(7);
  await expect.poll(page.text).toBe('7 kr inkl. moms');
});

/** Renders a part of a page, and starts a simulated translator that treats text nodes in the given `way`. */
async function open(way: (typeof ways)[number] | null, part: (n: number) => ReactNode) {
  onTestFinished(keepTranslated());
  const shown: { set(n: number): void } = { set: () => undefined };
  function Page() {
    const [n, setN] = useState(0);
    shown.set = setN;
    return <main>{part(n)}</main>;
  }
  const { unmount } = await render(<Page />);
  onTestFinished(unmount);
  if (way) onTestFinished(translatePage(way));
  return {
    show: async (n: number) => {
      await moment();
      shown.set(n);
    },
    /** The text without the brackets that the translator adds. */
    text: () => document.querySelector('main')?.textContent?.replaceAll(/[[\]]/g, ''),
  };
}

function fontOf(text: string): HTMLElement {
  const font = document.createElement('font');
  font.append(text);
  return font;
}

/** Waits until the page has run its pending tasks. */
const moment = () => new Promise((passed) => setTimeout(passed));
