import { foldAccents } from '#contract/fold-accents.ts'
import { type Chance, chance } from './chance.ts'
import {
  applications,
  type CategoryWords,
  categoryWords,
  days,
  givenNames,
  namePatterns,
  type OfferPattern,
  offerPatterns,
  origins,
  reasons,
  surnames,
} from './large-words.ts'
import type { Town, TownOffer, TownPerson, TownShop } from './shape.ts'
import { streets } from './streets.ts'
import { town } from './town.ts'

const shopsPerOwner = 4

/**
 * The demo town with invented shops up to this number, for benches. Deterministic: an invented shop depends
 * on its own number alone, so a larger town contains the smaller one.
 */
export function largeTown(shops: number): Town {
  const invented = Math.max(0, shops - town.shops.length)
  const owners = Array.from({ length: Math.ceil(invented / shopsPerOwner) }, (_, i) => ownerAt(i))
  const more = Array.from({ length: invented }, (_, i) => {
    return shopAt(i, owners[Math.floor(i / shopsPerOwner)]!)
  })
  return {
    ...town,
    people: [...town.people, ...owners],
    shops: [...town.shops.slice(0, shops), ...more].sort((a, b) => b.sentDaysAgo - a.sentDaysAgo),
  }
}

function ownerAt(index: number): TownPerson {
  const { pick } = chance(index, 'owner')
  const username = `${plain(pick(givenNames))}.${plain(pick(surnames))}.${index + 1}`
  return { username, email: `${username}@correo.example`, role: 2 }
}

function shopAt(index: number, owner: TownPerson): TownShop {
  const { pick, between } = chance(index, 'shop')
  const trade = categoryWords[index % categoryWords.length]!
  const name = nameOf(trade, index, pick(trade.signs))
  const [first, second] = twoOf(trade.products, pick)
  const street = pick(streets)
  const origin = pick(origins).replace('{year}', String(between(1921, 2023)))
  const other = pick(categoryWords).category
  return {
    name,
    categories: index % 5 === 0 ? [...new Set([trade.category, other])] : [trade.category],
    description: `${capital(first)} ${and(second)} en Peñacala. ${origin} ${pick(trade.remarks)}`,
    direction: `${street}, ${between(1, 180)}`,
    n_tlf: `96400${String(index % 10_000).padStart(4, '0')}`,
    contact_mail: `hola@${plain(name)}.example`,
    owner: owner.email,
    application: pick(applications),
    ...decisionOf(index),
    offers: offersOf(trade, index),
  }
}

/** 96 surnames times 8 patterns: no category repeats a name before its 769th shop. */
function nameOf(trade: CategoryWords, index: number, sign: string) {
  const turn = Math.floor(index / categoryWords.length)
  const start = categoryWords.indexOf(trade) * 11
  const surname = surnames[(turn * 37 + start) % surnames.length]!
  const round = Math.floor(turn / surnames.length)
  const pattern = namePatterns[(round + turn) % namePatterns.length]!
  return pattern(sign, surname)
}

/** Of a hundred shops, three wait for a decision and one was rejected. */
function decisionOf(index: number) {
  const { pick, between } = chance(index, 'decision')
  const place = (index * 29) % 100
  if (place < 3) return { status: 'PE' as const, sentDaysAgo: between(0, 6) }
  const sentDaysAgo = between(5, 900)
  const decidedDaysAgo = sentDaysAgo - between(1, 3)
  if (place === 3) {
    return { status: 'RE' as const, reason: pick(reasons), sentDaysAgo, decidedDaysAgo }
  }
  return { status: 'OK' as const, hidden: place === 4, sentDaysAgo, decidedDaysAgo }
}

function offersOf(trade: CategoryWords, index: number): TownOffer[] {
  const { pick, between } = chance(index, 'offers')
  const start = between(0, offerPatterns.length - 1)
  return Array.from({ length: between(1, 4) }, (_, i) => {
    const pattern = offerPatterns[(start + i * 3) % offerPatterns.length]!
    const [goods, other] = twoOf(trade.products, pick)
    const words = {
      goods,
      other,
      day: pick(days),
      percent: between(2, 6) * 5,
      euros: between(2, 12) * 5,
    }
    return fill(pattern, words)
  })
}

type OfferWords = { goods: string; other: string; day: string; percent: number; euros: number }

function fill(pattern: OfferPattern, words: OfferWords): TownOffer {
  const said = (text: string) =>
    text
      .replace('{Goods}', capital(words.goods))
      .replace('{goods}', words.goods)
      .replace('y {other}', and(words.other))
      .replace('{day}', words.day)
      .replace('{percent}', String(words.percent))
      .replace('{euros}', String(words.euros))
  return {
    type: pattern.type,
    title: said(pattern.title),
    description: said(pattern.description),
  }
}

function twoOf(goods: string[], pick: Chance['pick']): [string, string] {
  const first = pick(goods)
  return [first, pick(goods.filter((it) => it !== first))]
}

/** Spanish says 'e' before the sound i. */
function and(word: string) {
  return /^h?i(?![aeou])/.test(word) ? `e ${word}` : `y ${word}`
}

function capital(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Letters and digits only, for addresses: 'Cañamás e Hijos' → 'canamasehijos'. */
function plain(text: string) {
  return foldAccents(text).replace(/[^a-z0-9]/g, '')
}
