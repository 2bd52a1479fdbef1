const UNITS = /(\d) (?=(?:€|euros?|%|kg|g|km|m|cm|ml|l|h|min)(?![\p{L}\d]))/gu

/** Puts a no-break space between a number and its unit in a text: '45 €'. */
export const keepUnits = (text: string): string => text.replace(UNITS, '$1\u00a0')
