/** The package has no types of its own. */
declare module 'subset-font' {
  type Options = { targetFormat?: 'truetype' | 'woff2'; variationAxes?: Record<string, number> }
  export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Buffer>
}
