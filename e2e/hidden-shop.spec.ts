import { serverUrl } from '../tools/shared-servers.ts'
import { expect, test } from './fixtures.ts'
import { findOverflow } from './overflow.ts'
import { read } from './read-page.ts'

const HIDDEN = 'Helados Hermanos Ripoll'
const CLOSED = `${HIDDEN} está cerrado por ahora`

/** Finds the first shop, or the first offer of a shop, that its owner has hidden: one of the demo data. */
async function findHidden(kind: 'commerces' | 'offers'): Promise<number> {
  for (let id = 1; id < 250; id++) {
    const answer = await fetch(`${serverUrl('demo')}/api/directory/${kind}/${id}/`)
    const { closed } = await answer.json()
    if (!closed) continue
    expect([answer.status, closed.name]).toEqual([404, HIDDEN])
    return id
  }
  throw new Error(`None of the ${kind} of the demo data is hidden`)
}

test.use({ expectedConsole: [/status of 404/] })

test('a hidden shop says that it is closed for now, and leads to others', async ({ page }) => {
  const path = `/comercio/helados-${await findHidden('commerces')}`
  const { status, heading, title, robots, text, html } = await read(path)
  expect([status, heading, robots]).toEqual([404, CLOSED, 'noindex'])
  expect(title).toBe(`${CLOSED} · Escaparate`)
  expect(text).not.toContain('Error')
  expect(html).toContain('<article')
  expect(html).toMatch(/<a [^>]*href="\/directorio"[^>]*>(<[^>]*>)*Ver todos los comercios/)
  expect(html).toMatch(/<a [^>]*href="\/directorio\/[a-z-]+"[^>]*>(<[^>]*>)*Ver /)
  await page.goto(path)
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.evaluate(findOverflow)).toEqual([])
  }
})

test('an offer of a hidden shop says that the shop is closed', async () => {
  const { status, heading } = await read(`/oferta/helado-${await findHidden('offers')}`)
  expect([status, heading]).toEqual([404, CLOSED])
})

test('a URL of no shop names no shop', async () => {
  const { status, heading, html } = await read('/comercio/helados-hermanos-ripoll-999999')
  expect([status, heading]).toEqual([404, 'Error: 404'])
  expect(html).not.toContain(HIDDEN)
})
