import { describe, expect, test } from 'vitest';
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

const asked: string[] = [];

function fetch(path: string): Response {
  asked.push(path);
  return new Response('picture', { headers: { 'Content-Type': 'image/webp' } });
}

async function readStyle(path: string): Promise<string> {
  const sheet = sheets.get(path);
  if (sheet === undefined) throw new Error(`no ${path}`);
  return sheet;
}

test('lightDocument inlines the style sheets in their order, except one with container queries, and delays the scripts until waitToBegin starts them', async () => {
  const light = await lightDocument(page, { nonce: 'n', begins: 'sign', readStyle, fetch });
  expect(light).toContain(
    '<link rel="icon" href="/favicon.svg"/><style nonce="n" data-sheet="/assets/a.css">h1{color:red}</style>' +
      '<style nonce="n" data-sheet="/assets/b.css#">a:after{content:"$&"}</style>' +
      '<link nonce="" rel="stylesheet" href="/assets/c.css"/><script nonce="n">(function waitToBegin(',
  );
  expect(light).toMatch(/\)\(\{"begins":"sign",.*\}\)<\/script><\/head><body><h1>\$&amp;<\/h1>/);
  // The template replaces the script at the same position, so that React finds the elements that it rendered.
  expect(light).toContain(
    '<script nonce="n">let data;</script><template id="later-scripts"><link rel="modulepreload" href="/assets/a.js"/>' +
      '<script type="module" async="" nonce="n">import "/assets/a.js"</script></template><script nonce="n">more()</script></body></html>',
  );
  expect(light.match(/modulepreload/g)).toHaveLength(1);
});

test('lightDocument throws if it cannot read a style sheet, so that no cache stores a page without styles', async () => {
  const missing = page.replace('/assets/a.css', '/assets/gone.css');
  await expect(lightDocument(missing, { nonce: 'n', begins: 'load', readStyle, fetch })).rejects.toThrow('no /assets/gone.css');
});

describe('a page with a first picture', () => {
  const face = '@font-face{font-family:A;src:url(/assets/a.woff2)format("woff2")}';
  const standIn = '@font-face{font-family:B;src:local("Georgia")}';
  const font = '<link rel="preload" href="/assets/a.woff2" as="font" type="font/woff2" crossorigin="anonymous"/>';
  const call = '<link rel="preload" as="fetch" href="/api/a?version=1" crossorigin="anonymous"/>';
  const pictured = page
    .replace('</head>', `${font}${call}</head>`)
    .replace('<h1>', '<img src="/media/1/hus.webp?w=1280&amp;v=2" fetchPriority="high" alt=""/><h1>');
  const readFaces = async (path: string) => (path === '/assets/a.css' ? `${face}${standIn}` : readStyle(path));
  const made = () => lightDocument(pictured, { nonce: 'n', begins: 'load', readStyle: readFaces, fetch });

  test('lightDocument delays the fonts until the first picture has loaded; in a browser without scripts, the fonts load immediately', async () => {
    const light = await made();
    expect(light).toContain(`<style nonce="n" data-sheet="/assets/a.css">${standIn}</style>`);
    expect(light).toContain(`<style nonce="n" data-fonts media="not all">${face}</style>`);
    expect(light).toContain(`<noscript><style nonce="n">${face}</style></noscript>`);
    expect(light).not.toContain(font);
  });

  test('lightDocument delays the preloads of data until the scripts start', async () => {
    const light = await made();
    expect(light).toContain(`<template id="later-scripts"><link rel="modulepreload" href="/assets/a.js"/>${call}<script`);
    expect(light.split(call)).toHaveLength(2);
  });

  test('lightDocument shows a small placeholder until the first picture has loaded', async () => {
    asked.length = 0;
    const light = await made();
    expect(asked).toEqual(['/media/1/hus.webp?v=2&preset=placeholder']);
    const data = `url(data:image/webp;base64,${btoa('picture')})`;
    const itself = 'img[src="/media/1/hus.webp?w=1280&v=2"]';
    expect(light).toContain(
      `<style nonce="n">${itself},.first-picture:has(>${itself}){background:${data} 50% 55%/cover}</style>`,
    );
  });

  test.each([
    ['is drawn', '/media/drawn/house/a.svg?view=front'],
    ['is from elsewhere', 'https://example.com/hus.webp'],
  ])('lightDocument adds no placeholder for a picture that %s', async (_, src) => {
    const other = pictured.replace('/media/1/hus.webp?w=1280&amp;v=2', src);
    const light = await lightDocument(other, { nonce: 'n', begins: 'load', readStyle: readFaces, fetch });
    expect(light).not.toContain('background:');
    expect(light).toContain('data-fonts');
  });

  test('lightDocument adds no placeholder if the server has no small version of the picture', async () => {
    const none = () => new Response(null, { status: 404 });
    const light = await lightDocument(pictured, { nonce: 'n', begins: 'load', readStyle: readFaces, fetch: none });
    expect(light).not.toContain('background:');
  });
});

test('lightDocument does not delay the fonts if the page has no first picture', async () => {
  const face = '@font-face{font-family:A;src:url(/assets/a.woff2)}';
  const light = await lightDocument(page, { nonce: 'n', begins: 'sign', readStyle: async () => face, fetch });
  expect(light).toContain(`data-sheet="/assets/a.css">${face}</style>`);
  expect(light).not.toContain('data-fonts media');
});
