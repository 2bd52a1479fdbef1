/** Types of the functions that we use; the package has none. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'truetype' | 'woff2'
      variationAxes: Record<string, { min: number; max: number }>
      keepFeatures: string[]
      noHinting: boolean
    },
  ): Promise<Buffer>
}
