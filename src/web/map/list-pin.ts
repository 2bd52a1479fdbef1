import type { Point } from '#contract/coordinates.ts'

/** What a card of the list says in `data-pin` for its map. */
export type ListPin = Point & { number: number; name: string }

/** '97 40.422539 0.424983 Farmacia Benavent': HTML escapes the quotes of JSON, which would be half of it. */
export function pinText({ number, latitude, longitude, name }: ListPin): string {
  return `${number} ${latitude} ${longitude} ${name}`
}

export function readPin(text: string): ListPin {
  const [number, latitude, longitude, ...words] = text.split(' ')
  return {
    number: Number(number),
    latitude: Number(latitude),
    longitude: Number(longitude),
    name: words.join(' '),
  }
}
