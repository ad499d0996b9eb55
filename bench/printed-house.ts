import sharp from 'sharp';
import type { PrintedDocument, PrintedPictures } from '../apps/server/src/adapters/pdf/printed-document.ts';
import { type Pixels, pixelsOf, sizesOf } from '../apps/server/src/adapters/pdf/printed-sizes.ts';

/** The numbers of sections, and of rows in each section, about as in the demo range. `ROOMS`: the number of pictures of rooms. */
const SECTIONS = 15;
const ROWS_EACH = 4;
const ROOMS = 4;
/** A sentence that fills the lines of a page. */
const lorem =
  'Priset gäller huset med de val du har gjort, levererat och monterat i den kommun du har angett, enligt gällande leveransbeskrivning. ';

export interface HouseToPrint {
  readonly document: PrintedDocument;
  readonly pictures: PrintedPictures;
}

/**
 * Returns houses of 60 rows. Each row has a sample, and each house also has a cover picture and a gallery. All pictures have the
 * product’s print sizes. All houses have the same samples, as houses of a range do. Their texts and large pictures differ, so that a
 * document cannot reuse those of the previous document.
 */
export async function housesToPrint(count: number): Promise<HouseToPrint[]> {
  const samples = await Promise.all(
    Array.from({ length: SECTIONS * ROWS_EACH }, (_, at) =>
      photograph(`sample-${at}`, pixelsOf({ width: 13, height: 8 }, 'large')),
    ),
  );
  return Promise.all(Array.from({ length: count }, (_, house) => aHouse(`Lingonmo ${house + 100}`, samples)));
}

async function aHouse(name: string, samples: readonly Photograph[]): Promise<HouseToPrint> {
  const rooms = await Promise.all(
    Array.from({ length: ROOMS }, (_, at) => photograph(`room-${at}`, pixelsOf({ width: 82, height: 50 }, 'large'))),
  );
  const cover = await photograph('cover', pixelsOf(sizesOf('large').cover, 'large'));
  const garden = await photograph('garden', pixelsOf({ width: 170, height: 104 }, 'large'));
  const all = [...samples, ...rooms, cover, garden];
  const mark = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7H1z"/></svg>');
  const fileOf = ({ name }: Photograph) => `${name}.jpg`;
  return {
    document: theDocument(name, samples.map(fileOf), rooms.map(fileOf)),
    pictures: {
      drawings: new Map([['mark.svg', mark]]),
      photographs: new Map(all.map((shown) => [fileOf(shown), shown.bytes])),
    },
  };
}

function theDocument(name: string, samples: readonly string[], rooms: readonly string[]): PrintedDocument {
  return {
    title: name,
    description: 'Val och priser',
    brand: { name: 'Provhus', logo: 'mark.svg', accent: '#2f4a8a', campaign: '#8a2f2a' },
    fonts: { serif: 'Newsreader', sans: 'Schibsted Grotesk' },
    columns: { picture: 'Bild', question: 'Val', answer: 'Ditt val', price: 'Pris', item: 'Post', amount: 'Belopp' },
    footer: { left: `${name} · abcd1234`, date: '2026-11-20' },
    cover: theCover(name),
    drawings: { heading: 'Ritningar', lead: '', pages: [], facts: [], note: '' },
    choices: theChoices(name, samples),
    price: thePrice(name),
    terms: {
      heading: 'Villkor och vad som inte ingår',
      blocks: Array.from({ length: 4 }, () => ({
        kind: 'paragraph' as const,
        runs: [{ text: lorem.repeat(2), strong: false }],
      })),
    },
    again: {
      heading: 'Öppna huset igen',
      address: 'https://provhus.example/start/abcd1234',
      shown: 'provhus.example/start/abcd1234',
      text: 'Skanna koden eller skriv in adressen.',
      qr: { file: 'mark.svg', alt: 'QR-kod' },
    },
    salesperson: { name: 'Eva Ek', lines: ['Säljare', '090-123 45 67'] },
    gallery: theGallery(name, rooms),
    situation: null,
    own: { heading: 'Dina bilder', lead: '', pictures: [] },
  };
}

function theCover(name: string): PrintedDocument['cover'] {
  return {
    picture: { file: 'cover.jpg', alt: 'Huset' },
    kind: 'Sammanställning av ditt hus',
    title: name,
    subtitle: 'Mitt hus, Umeå',
    facts: [
      ['Säljare', 'Eva Ek'],
      ['Hustyp', '1-plan'],
      ['Nummer', 'abcd1234'],
      ['Upprättad', '2026-11-20'],
    ],
    price: { label: 'Totalpris från', amount: '2 698 980 kr', isCampaign: false, notes: ['inkl. moms'] },
  };
}

function theChoices(name: string, samples: readonly string[]): PrintedDocument['choices'] {
  return {
    heading: 'Dina val',
    lead: `60 val i ${name}`,
    sections: Array.from({ length: SECTIONS }, (_, section) => ({
      number: String(section + 1),
      title: `Avsnitt ${section + 1}`,
      sum: '42 500 kr',
      rows: samples.slice(section * ROWS_EACH, (section + 1) * ROWS_EACH).map((file, row) => ({
        picture: { file },
        question: `Takbeläggning ${row + 1}`,
        answer: `Betongpannor, ${name}`,
        price: row === 0 ? '42 500 kr' : 'Ingår',
        isIncluded: row > 0,
      })),
    })),
  };
}

function thePrice(name: string): PrintedDocument['price'] {
  return {
    heading: 'Priset',
    lead: `${name} i Umeå`,
    rows: ['Husmodell', 'Dina val', 'Ordinarie pris'].map((label) => ({ label, amount: '2 039 000 kr', tone: 'plain' })),
    total: { label: 'Totalpris från', vat: 'inkl. moms', amount: '2 698 980 kr', isCampaign: false },
    notes: ['varav moms 539 796 kr'],
    campaignsHeading: 'Kampanjer',
    campaigns: [],
    monthly: null,
    plots: null,
    project: null,
  };
}

function theGallery(name: string, rooms: readonly string[]): PrintedDocument['gallery'] {
  const pictured = (file: string, title: string) => ({ title, picture: { file, alt: title } });
  return {
    heading: 'Bilder',
    lead: `${name}, som du har valt det`,
    pages: [
      [
        { width: 170, height: 104, pictures: [pictured('garden.jpg', 'Trädgård')] },
        ...[0, 2].map((from) => ({
          width: 82,
          height: 50,
          pictures: rooms.slice(from, from + 2).map((file, at) => pictured(file, `Rum ${from + at + 1}`)),
        })),
      ],
    ],
  };
}

interface Photograph {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Returns blurred noise with the file size of a photograph of these dimensions. */
async function photograph(name: string, { width, height, quality }: Pixels): Promise<Photograph> {
  const noise = { type: 'gaussian', mean: 140, sigma: 30 } as const;
  const picture = sharp({ create: { width, height, channels: 3, background: '#000', noise } }).blur(2);
  const bytes = await picture.jpeg({ quality, chromaSubsampling: '4:2:0', progressive: true }).toBuffer();
  return { name, bytes };
}
