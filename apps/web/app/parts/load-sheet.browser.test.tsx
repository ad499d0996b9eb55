import { expect, onTestFinished, test } from 'vitest';
import { loadSheet } from './load-sheet.ts';
import { PartError } from './part-error.ts';

/** Adds a style sheet to the document, as the server does. */
function standing(href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(link);
  onTestFinished(() => {
    for (const one of document.querySelectorAll(`link[href="${href}"]`)) one.remove();
  });
  return link;
}

test('if a style sheet of the document has failed to load, loadSheet requests it again at the same place in the document', async () => {
  const href = `blob:${location.origin}/gone`;
  const failed = standing(href);
  await new Promise((done) => failed.addEventListener('error', done, { once: true }));
  const after = document.head.appendChild(document.createElement('meta'));
  onTestFinished(() => after.remove());
  const loaded = loadSheet(href);
  expect([...document.head.children].slice(-3)).toEqual([failed, expect.any(HTMLLinkElement), after]);
  await expect(loaded).rejects.toThrow(PartError);
  expect(document.querySelectorAll(`link[href="${href}"]`)).toHaveLength(1);
});

test('loadSheet does not request a style sheet that the document has already loaded', async () => {
  const href = URL.createObjectURL(new Blob(['p { color: red }'], { type: 'text/css' }));
  const link = standing(href);
  await new Promise((done) => link.addEventListener('load', done, { once: true }));
  await loadSheet(href);
  expect(document.querySelectorAll(`link[href="${href}"]`)).toHaveLength(1);
});
