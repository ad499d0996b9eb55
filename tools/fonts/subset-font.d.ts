/** The package comes without types: what we use of it. */
declare module 'subset-font' {
  function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'sfnt' | 'woff2';
      readonly keepFeatures: readonly string[];
      readonly noHinting: boolean;
      /** A number pins an axis; others are cut to a range. */
      readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    },
  ): Promise<Buffer>;
  export = subsetFont;
}
