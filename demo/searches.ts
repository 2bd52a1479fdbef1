import { foldAccents } from '#contract/fold-accents.ts'
import { addDays, type PlainDate } from '#contract/hours/dates.ts'
import { chance } from './chance.ts'
import type { Now } from './figures.ts'
import type { TownShop } from './shape.ts'

/** Texts of searches with their number in a week. The last six find nothing. */
const SEARCHES = `pan de masa madre 9, coca 7, centeno 3, magdalenas 4, café 6, menú 8, arroz 7,
  pescado 5, naranjas 4, queso 5, vino 5, carne 3, pastel 4, libros 5, cuaderno 3, bicicleta 5,
  zapatos 4, lana 3, gafas 5, reloj 3, flores 6, ramo 3, peluquería 9, barba 3, farmacia 8,
  bisagra 4, juguetes 4, regalo 5,
  tintorería 5, cerrajero 4, estanco 4, autoescuela 2, gimnasio 3, fontanero 2`.split(/,\s+/)

export type SearchCount = { day: PlainDate; text: string; count: number; found: TownShop[] }

export function searchesIn(shops: readonly TownShop[], { today, passed }: Now): SearchCount[] {
  const published = shops.filter(({ status }) => status === 'OK')
  const publishedDaysAgo = ({ decidedDaysAgo = 0 }: TownShop) => decidedDaysAgo
  return SEARCHES.flatMap((search, seed) => {
    const [text, weekly] = search.split(/ (?=\d+$)/) as [string, string]
    const random = chance(seed, 'searches')
    const matching = published.filter((shop) => wordsOf(shop).includes(foldAccents(text)))
    // A text is searched for since the first shop with it was published.
    const shopsWithText = matching.length > 0 ? matching : published
    const firstDaysAgo = Math.max(0, ...shopsWithText.map(publishedDaysAgo))
    return Array.from({ length: firstDaysAgo + 1 }, (_, index) => {
      const ago = firstDaysAgo - index
      const expected = (Number(weekly) / 7) * (ago === 0 ? passed : 1)
      const found = matching.filter((shop) => publishedDaysAgo(shop) >= ago)
      const count = Math.floor(expected * 2 * random() + random())
      return { day: addDays(today, -ago), text, count, found }
    }).filter(({ count }) => count > 0)
  })
}

function wordsOf({ name, description, categories, offers }: TownShop): string {
  const texts = offers.flatMap((offer) => [offer.title, offer.description])
  return foldAccents([name, description, ...categories, ...texts].join(' '))
}
