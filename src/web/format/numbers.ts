const spanish = new Intl.NumberFormat('es-ES')

/** A whole number with Spanish separators: four figures stay together, '12.345' from five on. */
export function sayNumber(value: number): string {
  return spanish.format(value)
}

/** A number and its noun: '1 oferta', '12.345 ofertas'. */
export function sayCount(count: number, one: string, many: string): string {
  return `${sayNumber(count)} ${count === 1 ? one : many}`
}
