import { fileURLToPath } from 'node:url';
import { Document, Font, Image, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { PrintedDocument, TitledPicture } from '../apps/server/src/adapters/pdf/printed-document.ts';

type Style = (typeof styles)[keyof typeof styles];
type Section = PrintedDocument['choices']['sections'][number];

const font = (file: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${file}`));
const styles = StyleSheet.create({
  page: { padding: '20mm 18mm 24mm 22mm', fontFamily: 'sans', fontSize: 9, color: '#29231e' },
  cover: { fontFamily: 'sans', fontSize: 9 },
  coverPicture: { width: '210mm', height: '176mm', objectFit: 'cover' },
  coverText: { padding: '8mm 18mm 14mm 22mm' },
  title: { fontFamily: 'serif', fontSize: 52 },
  heading: { fontFamily: 'serif', fontSize: 28, marginBottom: '7mm' },
  section: { borderTop: '0.3mm solid #29231e', marginTop: '5mm', paddingTop: 4 },
  sectionHead: { flexDirection: 'row', justifyContent: 'space-between', fontFamily: 'serif', fontSize: 13 },
  row: { flexDirection: 'row', alignItems: 'center', borderTop: '0.15mm solid #d9d5d0', padding: '1.3mm 0' },
  sample: { width: '13mm', height: '8mm', objectFit: 'cover', marginRight: '5mm' },
  question: { width: '53mm' },
  answer: { flexGrow: 1, fontWeight: 500 },
  footer: {
    position: 'absolute',
    bottom: '10mm',
    left: '22mm',
    right: '18mm',
    flexDirection: 'row',
    justifyContent: 'space-between',
  },
  paragraph: { width: '150mm', marginBottom: '2.4mm' },
  garden: { width: '100%', height: '104mm', objectFit: 'cover' },
  room: { width: '80mm', height: '50mm', objectFit: 'cover', margin: '2mm' },
  rooms: { flexDirection: 'row', flexWrap: 'wrap' },
});

/** Registers the fonts of the product's documents in React-pdf. */
export function registerFonts(): void {
  Font.register({ family: 'serif', src: font('newsreader/400Regular/Newsreader_400Regular.ttf') });
  Font.register({
    family: 'sans',
    fonts: [
      { src: font('schibsted-grotesk/400Regular/SchibstedGrotesk_400Regular.ttf'), fontWeight: 400 },
      { src: font('schibsted-grotesk/500Medium/SchibstedGrotesk_500Medium.ttf'), fontWeight: 500 },
      { src: font('schibsted-grotesk/600SemiBold/SchibstedGrotesk_600SemiBold.ttf'), fontWeight: 600 },
    ],
  });
}

/**
 * Makes a PDF with the rows and photographs of the product’s PDF. It lacks some short texts, and all drawings and logos, because React-pdf
 * accepts no SVG files. It has no tags for screen readers.
 */
export function printWithReactPdf(document: PrintedDocument, photographs: ReadonlyMap<string, Uint8Array>): Promise<Buffer> {
  const picture = (file: string, style: Style) =>
    h(Image, { src: { data: Buffer.from(photographs.get(file) ?? []), format: 'jpg' }, style });
  const footer = h(
    View,
    { style: styles.footer, fixed: true, key: 'footer' },
    h(Text, null, document.footer.left),
    h(Text, null, document.footer.date),
    h(Text, { render: ({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}` }),
  );
  const page = (heading: string, ...content: ReactElement[]) =>
    h(Page, { size: 'A4', style: styles.page, key: heading }, h(Text, { style: styles.heading }, heading), ...content, footer);
  const line = (label: string, amount: string) =>
    h(View, { style: styles.row, key: label }, h(Text, { style: styles.answer }, label), h(Text, null, amount));
  const shown = ({ title, picture: { file } }: TitledPicture, style: Style) =>
    h(View, { key: file }, picture(file, style), h(Text, null, title));

  const { cover, choices, price, terms, again, salesperson, gallery } = document;
  const [garden, ...rooms] = gallery.pages.flat().flatMap(({ pictures }) => pictures);
  return renderToBuffer(
    h(
      Document,
      { title: document.title, language: 'sv' },
      coverPage(),
      page(choices.heading, ...choices.sections.map(section)),
      page(
        price.heading,
        ...price.rows.map(({ label, amount }) => line(label, amount)),
        line(price.total.label, price.total.amount),
        h(Text, { style: styles.heading }, terms.heading),
        ...terms.blocks.map(({ runs }, at) =>
          h(Text, { style: styles.paragraph, key: at }, runs.map(({ text }) => text).join('')),
        ),
        h(Text, null, `${again.heading} ${again.shown} ${again.text}`),
        h(Text, null, [salesperson?.name, ...(salesperson?.lines ?? [])].join(', ')),
      ),
      page(
        gallery.heading,
        h(View, null, garden && shown(garden, styles.garden)),
        h(View, { style: styles.rooms }, ...rooms.map((room) => shown(room, styles.room))),
      ),
    ),
  );

  function coverPage(): ReactElement {
    return h(
      Page,
      { size: 'A4', style: styles.cover },
      cover.picture && picture(cover.picture.file, styles.coverPicture),
      h(
        View,
        { style: styles.coverText },
        h(Text, { style: styles.title }, cover.title),
        h(Text, null, cover.subtitle),
        ...cover.facts.map(([term, value]) => line(term, value)),
        line(cover.price.label, cover.price.amount),
      ),
    );
  }

  function section({ number, title, sum, rows }: Section): ReactElement {
    return h(
      View,
      { style: styles.section, key: number, wrap: false },
      h(View, { style: styles.sectionHead }, h(Text, null, `${number} ${title}`), h(Text, null, sum)),
      ...rows.map((row, at) =>
        h(
          View,
          { style: styles.row, key: at },
          row.picture && picture(row.picture.file, styles.sample),
          h(Text, { style: styles.question }, row.question),
          h(Text, { style: styles.answer }, row.answer),
          h(Text, null, row.price),
        ),
      ),
    );
  }
}
