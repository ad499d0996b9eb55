/**
 * All that is printed of a house, worded and formatted: the template says only where it stands. Everything is plain text; a picture is named
 * by its file among those that are handed over with the document.
 */
export interface PrintedDocument {
  readonly title: string;
  readonly description: string;
  readonly brand: {
    readonly name: string;
    /** An SVG file. */
    readonly logo: string;
    /** `#` and six hex digits, like the next. */
    readonly accent: string;
    readonly campaign: string;
  };
  /** Families; the product's own stand behind them. */
  readonly fonts: { readonly serif: string; readonly sans: string };
  /** What the columns of tables are called, for those who have them read. */
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
    /** Page by page. */
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
    /** Null: interest is marked in none. */
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
    /** Where the house is opened again, and how that is written. */
    readonly address: string;
    readonly shown: string;
    readonly text: string;
    readonly qr: PrintedPicture;
  };
  readonly salesperson: { readonly name: string; readonly lines: readonly string[] } | null;
  /** Page by page, row by row. */
  readonly gallery: Headed & { readonly pages: readonly (readonly PrintedRowOfPictures[])[] };
}

interface Headed {
  readonly heading: string;
  readonly lead: string;
}

/** Term and value. */
export type Fact = readonly [term: string, value: string];

interface PrintedPicture {
  readonly file: string;
  /** For those who do not see it. */
  readonly alt: string;
}

export interface TitledPicture {
  readonly title: string;
  readonly picture: PrintedPicture;
}

/** Pictures of one size beside each other. mm */
interface PrintedRowOfPictures {
  readonly width: number;
  readonly height: number;
  readonly pictures: readonly TitledPicture[];
}

/** A drawing as large as its scale makes it. mm */
interface PrintedDrawing extends TitledPicture {
  readonly width: number;
  readonly height: number;
  /** `Skala 1:100`; empty: it has none. */
  readonly scale: string;
}

export interface PrintedSection {
  /** Empty: it has none. */
  readonly number: string;
  readonly title: string;
  readonly sum: string;
  readonly rows: readonly PrintedRow[];
}

interface PrintedRow {
  /** A sample beside the words that say the same; null: there is none. */
  readonly picture: { readonly file: string } | null;
  readonly question: string;
  readonly answer: string;
  readonly price: string;
  readonly isIncluded: boolean;
}

/** A paragraph or an item of a list. */
export interface TextBlock {
  readonly kind: 'paragraph' | 'item';
  readonly runs: readonly { readonly text: string; readonly strong: boolean }[];
}

/** The pictures of a document by the file that it names them by. */
export interface PrintedPictures {
  /** SVG. */
  readonly drawings: ReadonlyMap<string, Uint8Array>;
  /** JPEG. */
  readonly photographs: ReadonlyMap<string, Uint8Array>;
}
