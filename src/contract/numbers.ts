const spanish = new Intl.NumberFormat('es-ES')

/** A whole number with Spanish separators: none for four digits, '12.345' from five. */
export function formatNumber(value: number): string {
  return spanish.format(value)
}

/** A number and its noun, in which no line breaks: '1 oferta', '12.345 ofertas'. */
export function formatCount(count: number, one: string, many: string): string {
  return `${formatNumber(count)}\u00A0${count === 1 ? one : many}`
}
