import { formatKr, type Ore } from '@gavel/core';
import type { Brand } from '@gavel/range';
import type { OverlayOptions, Sharp } from 'sharp';
import type { WantedComposition } from '../../../adapters/media/deliver-composed.ts';
import type { Size } from '../../../adapters/media/picture-sizes.ts';
import { drawText } from '../../../adapters/media/text-picture.ts';

/** The size of the picture that other sites show for a shared link, in px. */
const CARD: Size = { width: 1200, height: 630 };

export interface CardTexts {
  readonly brand: Pick<Brand, 'name' | 'logo'>;
  readonly houseTitle: string;
  readonly price: Ore;
  /** The text above the price. */
  readonly priceLabel: string;
}

/**
 * Returns how the picture of a shared link is made: the house, above a strip with the builder’s name, the title and the price.
 */
export function shareCard(texts: CardTexts): WantedComposition {
  return {
    fit: { mode: 'crop', ...CARD },
    enlarges: true,
    isKept: true,
    quality: 85,
    target: { x: 0.5, y: (CARD.height - STRIP) / 2 / CARD.height },
    format: 'jpeg',
    finish: { key: JSON.stringify(texts), apply: (picture) => drawStrip(picture, texts) },
  };
}

const STRIP = 136;
const MARGIN = 48;
const INK = '#2c2620';
const INK_2 = '#5f574e';
const PAPER = 'rgb(247 244 238 / 0.94)';
const SIGN = 22;
/** The distance in px from the upper edge of the strip to the line of small text and to the line of large text. */
const SMALL_LINE = 22;
const LARGE_LINE = 52;

async function drawStrip(picture: Sharp, { brand, houseTitle, price, priceLabel }: CardTexts): Promise<Sharp> {
  const top = CARD.height - STRIP;
  const half = CARD.width / 2 - MARGIN;
  const small = { face: 'sans', size: 22, colour: INK_2 } as const;
  const large = { face: 'serif', size: 54, colour: INK } as const;
  const [name, title, label, amount] = await Promise.all([
    drawText({ ...small, text: brand.name, widest: half - SIGN * 2 }),
    drawText({ ...large, text: houseTitle, widest: half + MARGIN }),
    drawText({ ...small, text: priceLabel, widest: half - MARGIN * 2 }),
    drawText({ ...large, text: formatKr(price), widest: half - MARGIN * 2 }),
  ]);
  const right = ({ width }: Size) => CARD.width - MARGIN - width;
  const pictures: OverlayOptions[] = [
    { input: Buffer.from(drawPaper(brand.logo)), left: 0, top },
    { input: name.png, left: MARGIN + SIGN + 10, top: top + SMALL_LINE },
    { input: title.png, left: MARGIN, top: top + LARGE_LINE },
    { input: label.png, left: right(label), top: top + SMALL_LINE },
    { input: amount.png, left: right(amount), top: top + LARGE_LINE },
  ];
  return picture.composite(pictures);
}

/** Returns the strip as SVG, with the builder’s logo. */
function drawPaper(logo: string): string {
  const path = logo.replace(/[^\w\s.,-]/g, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${STRIP}">
<rect width="100%" height="100%" fill="${PAPER}"/>
<rect width="100%" height="1" fill="${INK}" fill-opacity="0.15"/>
<g transform="translate(${MARGIN} ${SMALL_LINE + 2}) scale(${SIGN / 18})" fill="none" stroke="${INK_2}" stroke-width="1.5"><path d="${path}"/></g>
</svg>`;
}
