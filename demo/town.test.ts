import { describe, expect, test } from 'vitest'
import { largeTown } from './large-town.ts'
import type { Town, TownShop } from './shape.ts'
import { market, streets } from './street-plan.ts'
import { town } from './town.ts'

const withStatus = (status: TownShop['status']) => town.shops.filter((it) => it.status === status)
const shopsOf = (username: string) =>
  town.shops.filter((it) => it.owner === `${username}@escaparate.example`)

describe('the demo town', () => {
  test('has over forty shops of over fourteen trades', () => {
    expect(town.shops.length).toBeGreaterThanOrEqual(44)
    expect(new Set(town.shops.map((it) => it.categories[0])).size).toBeGreaterThanOrEqual(18)
  })

  test('gives each shop two to five offers, five shops none and one shop twelve', () => {
    const counts = town.shops.map((it) => it.offers.length)
    expect(counts.filter((it) => it === 0)).toHaveLength(5)
    expect(counts.filter((it) => it === 12)).toHaveLength(1)
    expect(counts.filter((it) => it >= 2 && it <= 5)).toHaveLength(counts.length - 6)
  })

  test('has one shop with a name of sixty characters', () => {
    expect(town.shops.filter((it) => it.name.length === 60)).toHaveLength(1)
  })

  test('has applications in all three states, mostly accepted', () => {
    expect(withStatus('PE')).toHaveLength(4)
    expect(withStatus('RE')).toHaveLength(3)
    expect(withStatus('OK')).toHaveLength(town.shops.length - 7)
  })

  test('starts its categories with the one that the migration creates, and leaves one empty', () => {
    const used = new Set(town.shops.flatMap((it) => it.categories))
    expect(town.categories[0]).toBe('Otros comercios')
    expect(used).toContain('Otros comercios')
    expect(town.categories.filter((it) => !used.has(it))).toEqual(['Fotografía'])
  })

  test('has the six demo accounts with their roles', () => {
    const roles = town.people
      .filter((it) => it.email.endsWith('@escaparate.example'))
      .map((it) => [it.username, it.role])
    expect(Object.fromEntries(roles)).toEqual({
      admin: 3,
      lucia: 2,
      tomas: 2,
      nuria: 2,
      paco: 2,
      visita: 1,
    })
  })

  test('shows every state of a shop to lucia, and one each to tomas and nuria', () => {
    const states = new Set(shopsOf('lucia').map((it) => it.status))
    expect(shopsOf('lucia').length).toBeGreaterThanOrEqual(5)
    expect(states).toEqual(new Set(['OK', 'PE', 'RE']))
    expect(shopsOf('lucia').some((it) => it.status === 'OK' && it.offers.length === 0)).toBe(true)
    expect(shopsOf('tomas').map((it) => it.status)).toEqual(['PE'])
    expect(shopsOf('nuria').map((it) => it.status)).toEqual(['RE'])
    expect(shopsOf('paco')).toEqual([])
  })

  test('never says the same thing twice', () => {
    const offers = town.shops.flatMap((it) => it.offers)
    for (const texts of [
      town.shops.map((it) => it.name),
      town.shops.map((it) => it.description),
      town.shops.map((it) => it.application),
      town.shops.map((it) => it.direction),
      town.shops.map((it) => it.n_tlf),
      town.shops.map((it) => it.contact_mail),
      offers.map((it) => it.title),
      offers.map((it) => it.description),
    ]) {
      expect(repeated(texts)).toEqual([])
    }
  })

  test('writes its texts calmly, without exclamation marks or straight quotation marks', () => {
    expect(JSON.stringify(town).match(/[¡!]|\\"|\.\.\.|\d%|\d€| {2}/g)).toBeNull()
  })

  test('has questions to read and messages to answer', () => {
    expect(town.questions.length).toBeGreaterThanOrEqual(8)
    expect(town.messages.filter((it) => it.answer === undefined)).toHaveLength(4)
    for (const it of town.messages.filter((message) => message.answer)) {
      expect(it.answeredDaysAgo).toBeLessThanOrEqual(it.daysAgo)
    }
  })
})

describe.each([
  { kind: 'the demo town', build: () => town },
  { kind: 'the large town', build: () => largeTown(1000) },
])('$kind', ({ build }) => {
  const built: Town = build()

  test('names only people and categories that exist', () => {
    const categories = new Set(built.categories)
    const owners = new Set(built.people.filter((it) => it.role === 2).map((it) => it.email))
    for (const shop of built.shops) {
      expect(shop.categories.filter((it) => !categories.has(it))).toEqual([])
      expect(new Set(shop.categories).size).toBe(shop.categories.length)
      expect(shop.categories.length).toBeGreaterThan(0)
      expect(owners).toContain(shop.owner)
    }
    expect(categories.size).toBe(built.categories.length)
  })

  test('has people with names and e-mails of their own', () => {
    expect(repeated(built.people.map((it) => it.username.toLowerCase()))).toEqual([])
    expect(repeated(built.people.map((it) => it.email.toLowerCase()))).toEqual([])
  })

  test('writes only to example domains', () => {
    const addresses = [
      ...built.people.map((it) => it.email),
      ...built.shops.map((it) => it.contact_mail),
      ...built.messages.map((it) => it.sender),
      ...built.reports.map((it) => it.email).filter(Boolean),
    ]
    expect(addresses.filter((it) => !/^[a-z0-9.]+@[a-z0-9]+\.example$/.test(it))).toEqual([])
  })

  test('has shops in its own streets, with nine digits of telephone', () => {
    const places = [...streets, market]
    for (const shop of built.shops) {
      expect(places.some((it) => shop.direction.startsWith(it))).toBe(true)
      expect(shop.n_tlf).toMatch(/^96400\d{4}$/)
    }
  })

  test('gives a reason with each rejection, and a day with each decision', () => {
    for (const shop of built.shops) {
      expect(Boolean(shop.reason)).toBe(shop.status === 'RE')
      expect(shop.decidedDaysAgo === undefined).toBe(shop.status === 'PE')
      expect(shop.decidedDaysAgo ?? 0).toBeLessThanOrEqual(shop.sentDaysAgo)
      expect(shop.decidedDaysAgo ?? 0).toBeGreaterThanOrEqual(0)
    }
  })

  test('lists its shops oldest first', () => {
    const sent = built.shops.map((it) => it.sentDaysAgo)
    expect(sent).toEqual([...sent].sort((a, b) => b - a))
  })

  test('keeps every text within what its field holds', () => {
    const offers = built.shops.flatMap((it) => it.offers)
    const fields: [number, string[]][] = [
      [60, built.categories],
      [60, built.people.map((it) => it.username)],
      [80, built.shops.map((it) => it.name)],
      [2000, built.shops.map((it) => it.description)],
      [200, built.shops.map((it) => it.direction)],
      [254, built.shops.map((it) => it.contact_mail)],
      [4000, built.shops.map((it) => it.application)],
      [1000, built.shops.flatMap((it) => it.reason ?? [])],
      [120, offers.map((it) => it.title)],
      [1000, offers.map((it) => it.description)],
      [40, offers.map((it) => it.type)],
      [200, built.questions.map((it) => it.question)],
      [4000, built.questions.map((it) => it.answer)],
    ]
    for (const [limit, texts] of fields) {
      expect(texts.filter((it) => it.length > limit || it.trim() !== it || it === '')).toEqual([])
    }
    expect(built.people.filter((it) => it.username.length < 4)).toEqual([])
  })
})

describe('the large town', () => {
  test('is the same each time', () => {
    expect(largeTown(1000)).toEqual(largeTown(1000))
  })

  test('has as many shops as asked for, fewer than the demo town included', () => {
    for (const shops of [10, 44, 45, 1000]) expect(largeTown(shops).shops).toHaveLength(shops)
  })

  test('contains the smaller one', () => {
    const names = new Set(largeTown(1000).shops.map((it) => it.name))
    expect(largeTown(300).shops.filter((it) => !names.has(it.name))).toEqual([])
  })

  test('repeats no name among ten thousand shops', () => {
    expect(repeated(largeTown(10_000).shops.map((it) => it.name))).toEqual([])
  })
})

function repeated(texts: string[]) {
  const seen = new Set<string>()
  return texts.filter((it) => seen.size === seen.add(it).size)
}
