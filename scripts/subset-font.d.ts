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
    /** Layout features to keep, by their four letters; all of them when not given. */
    keepFeatures?: string[]
  }

  /** Cuts a font down to the characters of a text; the package has no types of its own. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetOptions,
  ): Promise<Buffer>
}
