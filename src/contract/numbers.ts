const spanish = new Intl.NumberFormat('es-ES')

export function formatNumber(value: number): string {
  return spanish.format(value)
}

export function formatCount(count: number, singular: string, plural: string): string {
  return `${formatNumber(count)}\u00A0${count === 1 ? singular : plural}`
}
