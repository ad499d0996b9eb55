import { type Browser, chromium as browserType, type Page } from '@playwright/test';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type MailHtml, mailHtml } from '../apps/server/src/modules/people/mail/mail-html.ts';
import { chromium } from './chromium.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await browserType.launch(chromium);
  page = await browser.newPage();
});
afterAll(() => browser.close());

/** Returns an e-mail that contains this text at every position where a text that people write may appear. */
function anEmail(text: string): string {
  const contact = { email: 'hej@provhus.example', phone: '08-1', address: 'Vägen 1' };
  const brand = { name: 'Provhus', colours: { accent: '#2f4a8a' }, contact } as MailHtml['brand'];
  const parts: MailHtml['parts'] = [
    text,
    { written: text },
    { code: text },
    { link: 'https://provhus.example', label: text },
    {
      facts: [
        ['Husets namn', text],
        ['Pris', '2 054 900 kr'],
        [text, text],
      ],
    },
  ];
  return mailHtml({ brand, subject: text, heading: text, preview: text, parts, regards: 'Hälsningar', why: text });
}

/** Returns the texts that are drawn outside the white sheet of the e-mail, and whether the page scrolls sideways. */
async function outsideOf(text: string, width: number): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: 800 });
  await page.setContent(anEmail(text));
  return page.evaluate(() => {
    const sheet = document.querySelector('.sheet')?.getBoundingClientRect() ?? new DOMRect();
    const outside: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('.sheet') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right } of range.getClientRects())
        if (left < sheet.left - 0.5 || right > sheet.right + 0.5) outside.push(`${node.textContent} ${left}–${right}`);
    }
    if (document.documentElement.scrollWidth > window.innerWidth) outside.push('the page scrolls sideways');
    return outside;
  });
}

test('with any text that people write, every glyph of an e-mail is inside the e-mail’s white sheet, on a phone and on a desktop', async () => {
  const long = [
    'W'.repeat(100),
    'شכ'.repeat(60),
    '👨‍👩‍👧'.repeat(30),
    `a${'\u0301\u0323'.repeat(3)}`.repeat(80),
    'x@'.repeat(127),
  ];
  for (const text of long) for (const width of [320, 390, 1024]) expect(await outsideOf(text, width)).toEqual([]);
  const fragment = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom('W', 'שלום', '👋🏽', '王小明', '\u00a0'),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fragment, { minLength: 1, maxLength: 80 }), async (parts) => {
      const text = parts
        .join('')
        .replace(/\p{Cc}/gu, '')
        .toWellFormed();
      expect(await outsideOf(text, 390)).toEqual([]);
    }),
    inject('propertyDepth') === 'full' ? { numRuns: 300 } : { numRuns: 25, seed: 42 },
  );
});
