import { startTexts } from '@gavel/texts';
import { expect, test } from 'vitest';
import './app.css';

const families = ['Newsreader', 'Schibsted Grotesk'];

test.each(families)('a rare letter of %s comes in a file of its own, which usual text does not load', async (family) => {
  const usual = await document.fonts.load(`16px "${family}"`, 'Räkna med ½ m² – 1 615 000 kr');
  const rare = await document.fonts.load(`16px "${family}"`, 'Õ');
  expect(usual.map(({ status }) => status)).toEqual(['loaded']);
  expect(rare.map(({ status }) => status)).toEqual(['loaded']);
  expect(usual[0]).not.toBe(rare[0]);
});

/** What stands in for the letters; Windows, macOS and most of Linux have one of them. */
const hasStandIn = await new FontFace('stand-in', 'local("Arial"), local("Liberation Sans")').load().then(
  () => true,
  () => false,
);

test.skipIf(!hasStandIn)(
  'until the letters are there, text is as wide as it will be (needs Arial or Liberation Sans)',
  async () => {
    const text = startTexts.messages.description;
    await document.fonts.load('450 16px "Schibsted Grotesk"', text);
    const final = widthOf(text, '"Schibsted Grotesk"');
    expect(widthOf(text, '"Schibsted Grotesk fallback"') / final).toBeCloseTo(1, 1.5);
  },
);

function widthOf(text: string, family: string): number {
  const line = document.createElement('span');
  line.style.font = `450 16px ${family}`;
  line.style.whiteSpace = 'nowrap';
  line.textContent = text;
  document.body.append(line);
  const { width } = line.getBoundingClientRect();
  line.remove();
  return width;
}
