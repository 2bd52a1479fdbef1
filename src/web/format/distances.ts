const kilometres = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 })

/** How far it is, by metres: 'a 90 m', 'a 1,2 km'. Where somebody is, is known to some 100 m: no more is said. */
export function formatDistance(metres: number): string {
  if (metres < 995) return `a ${Math.max(10, Math.round(metres / 10) * 10)}\u00a0m`
  return `a ${kilometres.format(metres / 1000)}\u00a0km`
}
