import type { OrderContent, OrderPicture } from '@gavel/contract/staff';
import { formatDay, formatKr, type GalleryPicture, type SummarySheet } from '@gavel/core';
import { quoteTotals } from '@gavel/core/quotes';
import { documentTexts, orderDocumentTexts, orderLinesTexts, type Texts } from '@gavel/texts';
import { cropDrawing } from '../../../adapters/media/crop-drawing.ts';
import { deliverComposed } from '../../../adapters/media/deliver-composed.ts';
import type { PrintedDocument } from '../../../adapters/pdf/printed-document.ts';
import { sizesOf } from '../../../adapters/pdf/printed-sizes.ts';
import { hasAddress } from '../../people/salespersons/pick-responsible.ts';
import { readRangeOf } from '../../range/range.repository.ts';
import { printVisit } from '../../visit/documents/print-house.ts';
import { stackOfFirst } from '../../visit/pictures/stack-of-visit.ts';
import type { Drafted, Drafting } from './order-draft.ts';
import type { OrderFile } from './orders.repository.ts';

/** The names of the files that every order has. */
export const DOCUMENT = 'document';
export const THUMBNAIL = 'thumbnail';

/**
 * The size, in pixels, and the JPEG quality of a large picture on a page (`SHOWN`), and of the small picture of the house in lists and
 * e-mails (`SMALL`).
 */
const SHOWN = { width: 1680, height: 1120, quality: 84 };
const SMALL = { width: 640, height: 427, quality: 80 };

/** The greatest number of large pictures of an order. Further pictures of the house are left out. */
const MOST_PICTURES = 24;

/** Renders the pictures that an order stores: those from the cameras outside and inside, and the drawings. */
export async function orderPictures(
  { pictures, currentRange }: Drafting,
  { gallery }: SummarySheet,
): Promise<{ readonly shown: readonly OrderPicture[]; readonly files: readonly OrderFile[] }> {
  const sources = { pictures, range: await currentRange() };
  // Leave out pictures of products, because they do not show the house. Always include the first picture.
  const wanted = gallery.filter(({ isDrawing, picture }, at) => isDrawing || at === 0 || picture.kind !== 'static');
  const compose = async (name: string, { picture, instead }: GalleryPicture, { width, height, quality }: typeof SHOWN) => {
    const stack = await stackOfFirst(sources, instead ? [picture, instead] : [picture]);
    const fit = { mode: 'crop', width, height } as const;
    const made = await deliverComposed(pictures.renditions, stack, {
      fit,
      enlarges: true,
      isKept: false,
      quality,
      format: 'jpeg',
    });
    return made ? { name, mediaType: 'image/jpeg', bytes: new Uint8Array(made.bytes) } : null;
  };
  const draw = async (name: string, { picture }: GalleryPicture) => {
    const svg = picture.kind === 'static' ? pictures.drawings(sources.range, picture.address, {}) : null;
    const cropped = svg && (await cropDrawing(svg));
    return cropped ? { name, mediaType: 'image/svg+xml', bytes: new TextEncoder().encode(cropped.svg) } : null;
  };
  const shown: OrderPicture[] = [];
  const files: OrderFile[] = [];
  // Render one picture after the other, because an order is not urgent and visitors have priority.
  for (const [at, one] of wanted.slice(0, MOST_PICTURES).entries()) {
    const name = `picture-${at}`;
    const file = one.isDrawing ? await draw(name, one) : await compose(name, one, SHOWN);
    if (!file) continue;
    files.push(file);
    shown.push({ name, title: one.title, isDrawing: one.isDrawing });
  }
  const [first] = wanted;
  const thumbnail = first && !first.isDrawing ? await compose(THUMBNAIL, first, SMALL) : null;
  return { shown, files: thumbnail ? [...files, thumbnail] : files };
}

/** Returns the PDF of an order. The PDF contains the address of the order's page. Throws `busy` and `document-failed`. */
export async function orderDocument(
  drafting: Drafting,
  { opened, pricedAt, plotIds, placement, sheet }: Drafted,
  content: OrderContent,
  { token, number, address }: { readonly token: string; readonly number: number; readonly address: string },
): Promise<OrderFile> {
  const { salespersons } = await drafting.currentRange();
  const theirs = salespersons.filter(hasAddress(content.seller.email));
  const { bytes } = await printVisit(
    drafting,
    {
      ...opened,
      configuration: { ...opened.configuration, salespersons: theirs, requestForProposalSentAtUtc: sheet.requestSentAtUtc },
    },
    {
      token,
      address,
      pricedAt,
      plotIds,
      placement,
      isOrder: true,
      terms: content.offerNumber === null ? null : await readRangeOf(drafting.db, new Date(pricedAt)),
      sizes: sizesOf('light'),
      finish: (document, texts) => withOrder(document, content, number, texts),
    },
  );
  return { name: DOCUMENT, mediaType: 'application/pdf', bytes };
}

/**
 * Turns the summary of a house into the document of an order: adds the customer's name, the salesperson's own lines, the ticked
 * checklist and the final sum.
 */
function withOrder(document: PrintedDocument, content: OrderContent, number: number, texts: Texts): PrintedDocument {
  const t = texts.of(orderDocumentTexts);
  const summary = texts.of(documentTexts);
  const { customer, house, lines, offerNumber: quoteNumber, ticks } = content;
  const { total } = quoteTotals(house, lines);
  const { cover, footer, price, terms, again } = document;
  const amount = formatKr(total);
  // An order has one fixed price. So the label of its sum says neither "from" nor that it is a campaign price.
  const sum = { label: t('total'), isCampaign: false };
  // The prices of an order may be those of an earlier quote. So the date of the document is the day on which the order was made,
  // not the day of the prices.
  const made = formatDay(content.madeAt);
  return {
    ...document,
    title: t('title', { number: String(number), house: house.houseTitle }),
    footer: { ...footer, date: made },
    cover: {
      ...cover,
      kind: t('kind', { number: String(number) }),
      facts: [[t('customer'), customer.name], ...cover.facts.slice(0, 1), ...cover.facts.slice(2, 3), [summary('made'), made]],
      price: { ...cover.price, ...sum, amount },
    },
    price: {
      ...price,
      rows: [
        ...price.rows,
        ...(lines.length > 0 ? [{ label: t('house'), amount: formatKr(house.total), tone: 'strong' as const }] : []),
        ...ownRows(content, texts),
      ],
      total: { ...price.total, ...sum, amount },
      notes: [
        ...vatNotes(content, texts),
        ...price.notes.slice(1),
        ...(quoteNumber === null ? [] : [t('offer', { number: quoteNumber })]),
      ],
      // Leave out the example of a monthly cost and the example of the cost of the whole project. Neither is part of the order.
      monthly: null,
      project: null,
    },
    terms: {
      ...terms,
      blocks: [
        ...ticks.map(({ title, words }) => ({
          kind: 'item' as const,
          runs: [{ text: words === '' ? title : t('tick', { title, words }), strong: false }],
        })),
        ...terms.blocks,
      ],
    },
    again: { ...again, heading: t('again'), text: t(customer.accountId === null ? 'againTextLink' : 'againText') },
  };
}

/** Returns the rows of the salesperson's own lines. A row shows the VAT rate of its line, unless it is 25 % as for the house. */
function ownRows({ lines }: OrderContent, texts: Texts): PrintedDocument['price']['rows'] {
  const t = texts.of(orderLinesTexts);
  return lines.map(({ title, amount, vatRate }) => ({
    label: vatRate === 25 ? title : `${title} (${t('percent', { rate: String(vatRate) })})`,
    amount: formatKr(amount),
    tone: 'plain',
  }));
}

/** Returns the VAT in the final sum, and the VAT of each rate if there are several. */
function vatNotes({ house, lines }: OrderContent, texts: Texts): readonly string[] {
  const t = texts.of(orderLinesTexts);
  const { vat, rates } = quoteTotals(house, lines);
  return [
    texts.of(documentTexts)('vatPart', { amount: formatKr(vat) }),
    ...(rates.length > 1
      ? [rates.map(({ rate, vat: part }) => t('vatRate', { rate: String(rate), amount: formatKr(part) })).join(', ')]
      : []),
  ];
}
