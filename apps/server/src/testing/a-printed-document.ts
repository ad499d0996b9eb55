import type { PrintedDocument, PrintedPictures } from '../adapters/pdf/printed-document.ts';

const square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1h-1z"/></svg>';

/** The pictures that every document needs. */
export const somePrintedPictures: PrintedPictures = {
  drawings: new Map([
    ['logo.svg', Buffer.from(square)],
    ['qr.svg', Buffer.from(square)],
  ]),
  photographs: new Map(),
};

/** Returns a short document for tests. */
export function aPrintedDocument(parts: Partial<PrintedDocument> = {}): PrintedDocument {
  return {
    title: 'Sjövik',
    description: 'Val och priser',
    brand: { name: 'Provhus', logo: 'logo.svg', accent: '#2f4a8a', campaign: '#8a2f2a' },
    fonts: { serif: 'Newsreader', sans: 'Schibsted Grotesk' },
    columns: { picture: 'Bild', question: 'Val', answer: 'Ditt val', price: 'Pris', item: 'Post', amount: 'Belopp' },
    footer: { left: 'Sjövik', date: '2026-11-20' },
    cover: {
      picture: null,
      kind: 'Sammanställning',
      title: 'Sjövik',
      subtitle: 'Mitt hus, Umeå',
      facts: [['Nummer', 'abcd1234']],
      price: { label: 'Totalpris från', amount: '1\u00a0000\u00a0kr', isCampaign: false, notes: ['inkl. moms'] },
    },
    drawings: { heading: 'Huset', lead: '', pages: [], facts: [], note: '' },
    choices: {
      heading: 'Dina val',
      lead: '',
      sections: [
        {
          number: '1',
          title: 'Fasad',
          sum: 'Ingår',
          rows: [{ picture: null, question: 'Kulör', answer: 'Röd', price: 'Ingår', isIncluded: true }],
        },
      ],
    },
    price: {
      heading: 'Priset',
      lead: '',
      rows: [],
      total: { label: 'Totalpris från', vat: 'inkl. moms', amount: '1\u00a0000\u00a0kr', isCampaign: false },
      notes: [],
      campaignsHeading: 'Kampanjer',
      campaigns: [],
      monthly: null,
      plots: null,
      project: null,
    },
    terms: { heading: 'Villkor', blocks: [] },
    again: {
      heading: 'Öppna huset igen',
      address: 'https://provhus.example/start/abcd1234',
      shown: 'provhus.example/start/abcd1234',
      text: '',
      qr: { file: 'qr.svg', alt: 'QR-kod' },
    },
    salesperson: null,
    gallery: { heading: 'Bilder', lead: '', pages: [] },
    situation: null,
    own: { heading: 'Dina bilder', lead: '', pictures: [] },
    ...parts,
  };
}
