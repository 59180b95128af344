declare module 'subset-font' {
  interface AxisRange {
    min: number
    max: number
    default: number
  }

  interface SubsetOptions {
    targetFormat: 'sfnt' | 'woff' | 'woff2' | 'truetype'
    variationAxes?: Record<string, number | AxisRange>
    preserveNameIds?: number[]
    /** Tags of layout features to keep; all by default. */
    keepFeatures?: string[]
  }

  /** Subsets a font to the characters of a text; the package has no types. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetOptions,
  ): Promise<Buffer>
}
