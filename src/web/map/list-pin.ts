import type { Point } from '#contract/coordinates.ts'

/** A shop's point and number on the map of a list, from `data-point` and `data-pin` of its card. */
export type ListPin = Point & { number: number }

/** Returns '40.422539 0.424983'. JSON would be twice as long, because HTML escapes its quotes. */
export function pointText({ latitude, longitude }: Point): string {
  return `${latitude} ${longitude}`
}

export function readPin({ pin, point }: DOMStringMap): ListPin {
  const [latitude, longitude] = point!.split(' ').map(Number) as [number, number]
  return { number: Number(pin), latitude, longitude }
}
