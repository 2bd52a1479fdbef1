import type { Point } from '#contract/coordinates.ts'

/** Where a shop of the list is on its map, and its number there: what its card says in `data-pin` and `data-point`. */
export type ListPin = Point & { number: number }

/** '40.422539 0.424983': HTML escapes the quotes of JSON, which would be half of it. */
export function pointText({ latitude, longitude }: Point): string {
  return `${latitude} ${longitude}`
}

export function readPin({ pin, point }: DOMStringMap): ListPin {
  const [latitude, longitude] = point!.split(' ').map(Number) as [number, number]
  return { number: Number(pin), latitude, longitude }
}
