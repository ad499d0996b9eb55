import { startTexts } from '@gavel/texts';
import { expect, test } from 'vitest';
import './app.css';

const families = ['Newsreader', 'Schibsted Grotesk'];

test.each(families)(
  'rare characters of the font %s are in a separate font file that pages with usual text do not load',
  async (family) => {
    const usual = await document.fonts.load(`16px "${family}"`, 'Räkna med ½ m² – 1 615 000 kr');
    const rare = await document.fonts.load(`16px "${family}"`, 'Õ');
    expect(usual.map(({ status }) => status)).toEqual(['loaded']);
    expect(rare.map(({ status }) => status)).toEqual(['loaded']);
    expect(usual[0]).not.toBe(rare[0]);
  },
);

/**
 * Whether the computer has a local font that browsers show while our font loads. Windows, macOS and most Linux systems have one.
 */
const hasStandIn = await new FontFace('stand-in', 'local("Arial"), local("Liberation Sans")').load().then(
  () => true,
  () => false,
);

test.skipIf(!hasStandIn)(
  'text in the fallback font is nearly as wide as in the loaded font (needs Arial or Liberation Sans)',
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
