import { distanceBetween, type Point } from '#contract/coordinates.ts'
import { sideOf } from '#web/format/distances.ts'

/** How the current pin was set. */
export type Origin = 'saved' | 'door' | 'street' | 'moved' | 'here' | 'none'

/** Says what to do with a pin that is not saved yet. Without a map it cannot be moved. */
export function placeWords(origin: Origin, hasMap: boolean): string {
  if (!hasMap) {
    return origin === 'none'
      ? 'Ahora no hay mapa que enseñarte. Si estás en el comercio, usa tu posición.'
      : 'Ahora no hay mapa que enseñarte, pero el pin está puesto.'
  }
  return WORDS[origin]
}

const HOW = 'Arrástralo, toca el mapa o usa las flechas.'

const WORDS: Record<Origin, string> = {
  saved: `Aquí lo ven los vecinos. ¿No es tu puerta? ${HOW}`,
  door: `Creemos que tu puerta está aquí. Si no, mueve el pin. ${HOW}`,
  street: `Hemos encontrado la calle, pero no el número: lleva el pin hasta tu puerta. ${HOW}`,
  moved: 'Cuando esté en tu puerta, pulsa «Aquí está».',
  here: `Es donde estás tú ahora. Si la puerta queda un poco más allá, mueve el pin. ${HOW}`,
  none: 'No hemos encontrado tu dirección. Toca el mapa donde está tu puerta.',
}

/** Says how far and in which direction a pin was moved: 'A 12 m de donde estaba, al norte'. */
export function movedWords(from: Point, to: Point): string {
  const metres = Math.round(distanceBetween(from, to))
  if (metres === 0) return 'El pin está donde estaba.'
  return `El pin está a ${metres} m de donde estaba, ${sideOf(from, to)}.`
}
