import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { PressError } from './press.ts';
import { putPhotographs } from './put-photographs.ts';
import { nameOfStandIn, standIn } from './stand-in.ts';

/** Sample JPEG files of different kinds: plain, progressive, grey, CMYK, and with a colour profile. */
let photographs: ReadonlyMap<string, Uint8Array>;
const compiler = NodeCompiler.create({ workspace: import.meta.dirname });

beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 140, sigma: 30 } as const;
  const picture = (width: number) => sharp({ create: { width, height: 90, channels: 3, background: '#000', noise } });
  photographs = new Map([
    ['plain.jpeg', await picture(120).jpeg().toBuffer()],
    ['progressive.jpeg', await picture(700).jpeg({ progressive: true, quality: 100 }).toBuffer()],
    ['grey.jpeg', await picture(160).greyscale().jpeg({ optimiseCoding: true }).toBuffer()],
    ['cmyk.jpeg', await picture(80).toColourspace('cmyk').jpeg().toBuffer()],
    ['profiled.jpeg', await picture(130).withIccProfile('p3').jpeg().toBuffer()],
  ]);
});

/**
 * Returns a PDF with one sample picture on each page; its last page repeats `plain.jpeg`. The PDF's title and description look like PDF
 * syntax.
 * @param pictureOf returns the SVG file that Typst gets for a sample picture
 */
function typeset(pictureOf: (name: string, jpeg: Uint8Array) => Uint8Array): Buffer {
  compiler.resetShadow();
  for (const [name, jpeg] of photographs)
    compiler.mapShadow(`${import.meta.dirname}/pictures/${name}`, Buffer.from(pictureOf(name, jpeg)));
  const title = '1 0 obj <</Length 3/Type /XObject /Subtype /Image /Filter /DCTDecode >> stream xref startxref 12 %%EOF';
  const shown = [...photographs.keys(), 'plain.jpeg'].map((name) => `#image("pictures/${name}", format: "svg")`);
  const source = `#set document(title: "${title}", description: "${title}", date: none)\n= ${title}\n${shown.join('\n#pagebreak()\n')}`;
  compiler.mapShadow(`${import.meta.dirname}/photographs.typ`, Buffer.from(source));
  const { result } = compiler.compile({ mainFilePath: `${import.meta.dirname}/photographs.typ` });
  if (!result) throw new Error('not compiled');
  return compiler.pdf(result, {});
}

/** Returns an SVG file that contains the photograph. */
async function whole(jpeg: Uint8Array): Promise<Uint8Array> {
  const { width, height } = await sharp(jpeg).metadata();
  const size = `width="${width}" height="${height}"`;
  const data = Buffer.from(jpeg).toString('base64');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image ${size} href="data:image/jpeg;base64,${data}"/></svg>`,
  );
}

test('a PDF with inserted photographs equals, except for its id, the PDF that Typst makes directly from the photographs', async () => {
  const wholes = new Map(await Promise.all([...photographs].map(async ([name, jpeg]) => [name, await whole(jpeg)] as const)));
  const expected = typeset((name) => wholes.get(name) ?? expect.fail());
  const made = putPhotographs(typeset(standIn), photographs);
  // The id of a PDF depends on its content, so leave the id out of the comparison.
  const unnumbered = (pdf: Uint8Array) =>
    Buffer.from(pdf)
      .toString('latin1')
      .replace(/\/ID \[.*?\]/, '')
      .replace(/<xmpMM:\w+ID>.*?<\/xmpMM:\w+ID>/g, '');
  expect(made.length).toBe(expected.length);
  expect(unnumbered(made) === unnumbered(expected)).toBe(true);
});

test('a placeholder image has the size of its photograph and contains the photograph’s name', async () => {
  for (const [name, jpeg] of photographs) {
    const svg = Buffer.from(standIn(name, jpeg)).toString();
    const [, width, height, data = ''] = /width="(\d+)" height="(\d+)".*base64,([^"]+)"/.exec(svg) ?? [];
    expect([Number(width), Number(height)]).toEqual(
      await sharp(jpeg)
        .metadata()
        .then((read) => [read.width, read.height]),
    );
    expect(nameOfStandIn(Buffer.from(data, 'base64'))).toBe(name);
    expect(nameOfStandIn(Buffer.from(jpeg))).toBeNull();
  }
});

test('standIn rejects a broken photograph; putPhotographs rejects a broken PDF and a placeholder image without a photograph', async () => {
  const jpeg = photographs.get('plain.jpeg') ?? expect.fail();
  for (const bytes of [Buffer.from(''), Buffer.from('<svg/>'), jpeg.subarray(0, 2), jpeg.subarray(0, 30)])
    expect(() => standIn('broken.jpeg', bytes)).toThrow(PressError);
  for (const pdf of ['', '%PDF-1.7\nstartxref\n3\n%%EOF', 'made'])
    expect(() => putPhotographs(Buffer.from(pdf), photographs)).toThrow(PressError);
  const others = new Map([['other.jpeg', jpeg]]);
  expect(() => putPhotographs(typeset(standIn), others)).toThrow(PressError);
});
