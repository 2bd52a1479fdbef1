import { sayPrice } from './offer-prices.ts'

type Tagged = { title: string; type: string; price: number | null }

const NBSP = '\u00a0'

/** Returns the text of an offer's price tag: its price, or a discount found in its type or title ('2 × 1'). */
export function tagText({ title, type, price }: Tagged): string | undefined {
  if (price !== null) return sayPrice(price)
  return wordsIn(type) ?? wordsIn(title)
}

function wordsIn(text: string): string | undefined {
  const [, taken, paid] = /(?<![\d.,])(\d)\s*[x×]\s*(\d)(?![\d.,])/i.exec(text) ?? []
  if (taken && paid && taken > paid) return `${taken}${NBSP}×${NBSP}${paid}`
  const [, percent] = /(?<![\d.,])([1-9]\d?)\s*%/.exec(text) ?? []
  if (percent) return `−${percent}${NBSP}%`
  if (/(?<!\p{L})gratis(?!\p{L})/iu.test(text)) return 'Gratis'
  return /(?<!\p{L})regalo(?!\p{L})/iu.test(text) ? 'Regalo' : undefined
}
