/**
 * Everything that is printed about a house, with final texts and formatted numbers, so that the template only decides the
 * layout. All texts are plain text. A picture is given by the name of a file in the `PrintedPictures` that are passed with the
 * document.
 */
export interface PrintedDocument {
  readonly title: string;
  readonly description: string;
  readonly brand: {
    readonly name: string;
    /** The name of an SVG file. */
    readonly logo: string;
    /** The colours `accent` and `campaign` are `#` and six hex digits. */
    readonly accent: string;
    readonly campaign: string;
  };
  /** The font families of the range, or else of the product. The product's own fonts print the glyphs that these families lack. */
  readonly fonts: { readonly serif: string; readonly sans: string };
  /** The names of table columns, for screen readers. */
  readonly columns: {
    readonly picture: string;
    readonly question: string;
    readonly answer: string;
    readonly price: string;
    readonly item: string;
    readonly amount: string;
  };
  readonly footer: { readonly left: string; readonly date: string };
  readonly cover: {
    readonly picture: PrintedPicture | null;
    readonly kind: string;
    readonly title: string;
    readonly subtitle: string;
    readonly facts: readonly Fact[];
    readonly price: {
      readonly label: string;
      readonly amount: string;
      readonly isCampaign: boolean;
      readonly notes: readonly string[];
    };
  };
  readonly drawings: Headed & {
    /** The drawings of each page. */
    readonly pages: readonly (readonly PrintedDrawing[])[];
    readonly facts: readonly Fact[];
    readonly note: string;
  };
  readonly choices: Headed & { readonly sections: readonly PrintedSection[] };
  readonly price: Headed & {
    readonly rows: readonly { readonly label: string; readonly amount: string; readonly tone: 'plain' | 'strong' | 'campaign' }[];
    readonly total: { readonly label: string; readonly vat: string; readonly amount: string; readonly isCampaign: boolean };
    readonly notes: readonly string[];
    readonly campaignsHeading: string;
    readonly campaigns: readonly { readonly title: string; readonly text: string }[];
    readonly monthly: {
      readonly heading: string;
      readonly amount: string;
      readonly unit: string;
      readonly rows: readonly Fact[];
      readonly note: string;
    } | null;
    /** The plots that the customer has chosen; null: none is chosen. */
    readonly plots: { readonly heading: string; readonly rows: readonly Fact[] } | null;
    readonly project: {
      readonly heading: string;
      readonly lead: string;
      readonly rows: readonly Fact[];
      readonly total: Fact;
      readonly note: string;
    } | null;
  };
  readonly terms: { readonly heading: string; readonly blocks: readonly TextBlock[] };
  readonly again: {
    readonly heading: string;
    /** The address at which a reader can open the house again. The document shows the text `shown` instead of the address. */
    readonly address: string;
    readonly shown: string;
    readonly text: string;
    readonly qr: PrintedPicture;
  };
  readonly salesperson: { readonly name: string; readonly lines: readonly string[] } | null;
  /** The rows of pictures of each page. */
  readonly gallery: Headed & { readonly pages: readonly (readonly PrintedRowOfPictures[])[] };
  /** The house on its plot; null: the house is not placed on a plot. */
  readonly situation: PrintedSituation | null;
  /** The pictures that the visitor has taken of the 3D model, two on a page; an empty list: the visitor has taken none. */
  readonly own: Headed & { readonly pictures: readonly PrintedOwnPicture[] };
}

/** The situation plan, true to scale, with facts about the house on the plot. */
export interface PrintedSituation extends Headed, PrintedDrawing {
  readonly facts: readonly Fact[];
  readonly notes: readonly string[];
}

interface Headed {
  readonly heading: string;
  readonly lead: string;
}

/** A fact in a document: the name of a value, and the value as text. */
export type Fact = readonly [term: string, value: string];

interface PrintedPicture {
  readonly file: string;
  /** The text for people who cannot see the picture. */
  readonly alt: string;
}

export interface TitledPicture {
  readonly title: string;
  readonly picture: PrintedPicture;
}

/** A row of pictures of one size; `width` and `height` of one picture in mm. */
interface PrintedRowOfPictures {
  readonly width: number;
  readonly height: number;
  readonly pictures: readonly TitledPicture[];
}

/** A picture that the visitor has taken of the 3D model; sizes in mm. */
export interface PrintedOwnPicture extends TitledPicture {
  readonly width: number;
  readonly height: number;
  /** A text that says when the picture was taken, and whether the house has changed since then. */
  readonly note: string;
}

/** A drawing at its printed size; `width` and `height` in mm. */
interface PrintedDrawing extends TitledPicture {
  readonly width: number;
  readonly height: number;
  /** The scale, such as `Skala 1:100`; empty: the drawing has no scale. */
  readonly scale: string;
}

export interface PrintedSection {
  /** The section's number; empty: the section has no number. */
  readonly number: string;
  readonly title: string;
  readonly sum: string;
  readonly rows: readonly PrintedRow[];
}

interface PrintedRow {
  /** The sample (a small picture of a material or colour) beside the answer's text; null: the answer has no sample. */
  readonly picture: { readonly file: string } | null;
  readonly question: string;
  readonly answer: string;
  readonly price: string;
  readonly isIncluded: boolean;
}

/** A paragraph or a list item. */
export interface TextBlock {
  readonly kind: 'paragraph' | 'item';
  readonly runs: readonly { readonly text: string; readonly strong: boolean }[];
}

/** The pictures of a document, by the file names that the document uses. */
export interface PrintedPictures {
  /** SVG files. */
  readonly drawings: ReadonlyMap<string, Uint8Array>;
  /** JPEG files. */
  readonly photographs: ReadonlyMap<string, Uint8Array>;
}
