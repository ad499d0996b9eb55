import { expect, test } from 'vitest';
import { lightDocument } from './light-document.ts';

const page =
  '<!DOCTYPE html><html><head><link rel="icon" href="/favicon.svg"/><link rel="modulepreload" href="/assets/a.js"/>' +
  '<link nonce="" rel="stylesheet" href="/assets/a.css"/><link nonce="" rel="stylesheet" href="/assets/b.css#"/>' +
  '<link nonce="" rel="stylesheet" href="/assets/c.css"/></head>' +
  '<body><h1>$&amp;</h1><script nonce="n">let data;</script><script type="module" async="" nonce="n">import "/assets/a.js"</script>' +
  '<script nonce="n">more()</script></body></html>';

const sheets = new Map([
  ['/assets/a.css', 'h1{color:red}'],
  ['/assets/b.css', 'a:after{content:"$&"}'],
  ['/assets/c.css', '@container (width > 10px){a{color:red}}'],
]);

async function readStyle(path: string): Promise<string> {
  const sheet = sheets.get(path);
  if (sheet === undefined) throw new Error(`no ${path}`);
  return sheet;
}

test('a page has its style sheets in it, in their order, and asks for no script until it begins', async () => {
  const light = await lightDocument(page, { nonce: 'n', begins: 'sign', readStyle });
  expect(light).toContain(
    '<link rel="icon" href="/favicon.svg"/><style nonce="n" data-sheet="/assets/a.css">h1{color:red}</style>' +
      '<style nonce="n" data-sheet="/assets/b.css#">a:after{content:"$&"}</style>' +
      '<link nonce="" rel="stylesheet" href="/assets/c.css"/><script nonce="n">(function waitToBegin(',
  );
  expect(light).toMatch(/\)\(\{"begins":"sign",.*\}\)<\/script><\/head><body><h1>\$&amp;<\/h1>/);
  // Where they stood, so that React finds the page as it has rendered it.
  expect(light).toContain(
    '<script nonce="n">let data;</script><template id="later-scripts"><link rel="modulepreload" href="/assets/a.js"/>' +
      '<script type="module" async="" nonce="n">import "/assets/a.js"</script></template><script nonce="n">more()</script></body></html>',
  );
  expect(light.match(/modulepreload/g)).toHaveLength(1);
});

test('a style sheet that cannot be read is told, and no page without it is kept', async () => {
  const missing = page.replace('/assets/a.css', '/assets/gone.css');
  await expect(lightDocument(missing, { nonce: 'n', begins: 'load', readStyle })).rejects.toThrow('no /assets/gone.css');
});
