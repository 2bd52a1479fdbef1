const spanish = new Intl.NumberFormat('es-ES')

/** Writes an integer with Spanish separators: '1234', '12.345'. */
export function formatNumber(value: number): string {
  return spanish.format(value)
}

/** Writes a number and its noun with a non-breaking space: '1 oferta', '12.345 ofertas'. */
export function formatCount(count: number, one: string, many: string): string {
  return `${formatNumber(count)}\u00A0${count === 1 ? one : many}`
}
