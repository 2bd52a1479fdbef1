import type { ShopPhoto } from '#contract/gallery.ts'
import { formatCount } from '#contract/numbers.ts'

/** Returns '7 fotos. Falta describir una.' */
export function photosLine(photos: readonly ShopPhoto[]): string {
  if (photos.length === 0) return 'Sin foto: se ve un dibujo de la fachada.'
  const missing = photos.filter(({ alt }) => alt === '').length
  const count = formatCount(photos.length, 'foto', 'fotos')
  if (missing === 0) return `${count}.`
  return `${count}. Falta describir ${missing === 1 ? 'una' : missing}.`
}
