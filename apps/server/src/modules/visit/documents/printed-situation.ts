import { formatArea } from '@gavel/core';
import { placementTexts, type Texts } from '@gavel/texts';
import { PAGE } from '../../../adapters/pdf/page-box.ts';
import type { PrintedSituation } from '../../../adapters/pdf/printed-document.ts';
import type { Situation } from './situation.ts';

/** The denominators of the scales that suit plots and that scale rulers have, such as 200 for 1:200. */
const SCALES = [100, 200, 250, 300, 400, 500, 1000, 2000] as const;
const SMALLEST = 5000;
/** The height in mm of everything on the page except the plan. */
const AROUND = 75;
/** The height of the text in the situation plan: `printed` on paper, in mm; `drawn` in the drawing, in its pixels. */
const TEXT = { printed: 2.9, drawn: 12 } as const;

/** Returns the page with the situation plan (the drawing of the house on its plot), true to scale, and the file of the plan. */
export function printedSituation(
  { plot, verdict, facts, draw }: Situation,
  texts: Texts,
): { readonly printed: PrintedSituation; readonly file: Uint8Array } {
  const t = texts.of(placementTexts);
  const { sheet } = draw(1);
  const fits = (scale: number) =>
    (sheet.width * 1000) / scale <= PAGE.width && (sheet.height * 1000) / scale <= PAGE.height - AROUND;
  const scale = SCALES.find(fits) ?? SMALLEST;
  const [width, height] = [(sheet.width * 1000) / scale, (sheet.height * 1000) / scale];
  const { svg } = draw((width * TEXT.drawn) / TEXT.printed);
  const { address, landArea, propertyReference } = plot;
  const alt = `${t('plan', { address })}. ${verdict}. ${facts.map(({ term, value }) => `${term}: ${value}`).join('. ')}.`;
  return {
    printed: {
      heading: t('situation'),
      lead: t('situationLead', {
        address: [address, propertyReference].filter(Boolean).join(', '),
        area: formatArea(landArea),
        verdict,
      }),
      picture: { file: 'situation.svg', alt },
      width,
      height,
      scale: t('scale', { scale: String(scale) }),
      title: t('plan', { address }),
      facts: facts.map(({ term, value }) => [term, value]),
      notes: [t('measured'), t('sketch')],
    },
    file: Buffer.from(svg),
  };
}
