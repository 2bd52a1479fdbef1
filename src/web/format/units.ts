const UNITS = /(\d) (?=(?:€|euros?|%|kg|g|km|m|cm|ml|l|h|min)(?![\p{L}\d]))/gu

/** A text that people wrote, in which no line breaks between a figure and its unit: '45 €'. */
export function keepUnits(text: string): string {
  return text.replace(UNITS, '$1\u00a0')
}
