import { openPress } from '../apps/server/src/adapters/pdf/open-press.ts';
import { ms, quantile, ratio, verdict } from './measured.ts';
import { type HouseToPrint, housesToPrint } from './printed-house.ts';
import { printWithReactPdf, registerFonts } from './react-pdf.ts';
import { printTable } from './table.ts';

const ROUNDS = 12;
/** The target for the 95th percentile of the times for one document, in ms. */
const TARGET = 300;
const TARGET_RATIO = 7;

/**
 * Measures how long the product and React-pdf need for a document of 60 rows with all pictures, after a warm-up. Each document shows
 * another house. The product and React-pdf take turns, with the same rows and the same JPEG files in memory, so that other programs
 * disturb both equally. Times are elapsed ms, because the product works in two processes. Only the product’s files are tagged for screen
 * readers (PDF/UA-1). Returns the missed targets.
 */
export async function benchPdf(): Promise<readonly string[]> {
  const [first, ...houses] = await housesToPrint(ROUNDS + 1);
  if (!first) throw new Error('nothing to print');
  const press = openPress({ logger: console });
  registerFonts();
  const byPress = (house: HouseToPrint) => press.print(async () => house);
  const byReactPdf = ({ document, pictures }: HouseToPrint) => printWithReactPdf(document, pictures.photographs);
  try {
    const cold = await timed(() => byPress(first));
    const sizes = { press: (await byPress(first)).length, reactPdf: (await byReactPdf(first)).length };
    const printing: number[] = [];
    const rendering: number[] = [];
    for (const house of houses) {
      printing.push(await timed(() => byPress(house)));
      rendering.push(await timed(() => byReactPdf(house)));
    }
    const times = quantile(rendering, 0.5) / quantile(printing, 0.5);
    return printTable([
      [
        { title: 'document', value: '60 rows' },
        { title: 'first', value: ms(cold) },
        { title: 'p50', value: ms(quantile(printing, 0.5)) },
        { title: 'p95', value: ms(quantile(printing, 0.95)) },
        verdict(quantile(printing, 0.95), TARGET),
        { title: 'MB', value: megabytes(sizes.press) },
        { title: 'react-pdf p50', value: ms(quantile(rendering, 0.5)) },
        { title: 'MB', value: megabytes(sizes.reactPdf) },
        { title: 'react-pdf', value: ratio(quantile(rendering, 0.5), quantile(printing, 0.5)) },
        {
          title: 'target',
          value: `${times >= TARGET_RATIO ? 'holds' : 'MISSED'} ≥ ${TARGET_RATIO} ×`,
          missed: times < TARGET_RATIO,
        },
      ],
    ]);
  } finally {
    press.close();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
