/** The package has no types. These are the parts that we use. */
declare module 'subset-font' {
  function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'sfnt' | 'woff2';
      readonly keepFeatures: readonly string[];
      readonly noHinting: boolean;
      /** A number fixes an axis at that value. A range limits it. */
      readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    },
  ): Promise<Buffer>;
  export = subsetFont;
}
