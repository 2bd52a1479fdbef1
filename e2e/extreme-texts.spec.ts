import type { Page } from '@playwright/test'
import { picture } from '#testing/pictures.ts'
import type { DemoAccount } from '../tools/demo-accounts.ts'
import { waitForPage, waitForRendering } from '../tools/wait-for-page.ts'
import { openSheet } from './edit-sheet.ts'
import { expect, test, visit } from './fixtures.ts'
import { findOverflow } from './overflow.ts'
import { setUpOwnServer } from './own-server.ts'

/* Tests the longest and strangest valid texts on every screen that shows them, on a separate server. */
const HTML = '<script>document.title="roto"</script><img src=x onerror="document.title=1">'
const ODD = '👩🏽‍🍳مخبز<b>'

/** Returns a text of the maximum length in which no line can break. */
const endless = (length: number, start: string) => start + 'W'.repeat(length - start.length)

const WORST = {
  name: endless(80, ODD),
  description: endless(2000, HTML),
  direction: endless(200, ODD),
  mail: `${'w'.repeat(60)}@${'w'.repeat(60)}.${'w'.repeat(60)}.example`,
  application: endless(4000, HTML),
  title: endless(80, ODD),
  type: endless(40, ODD),
  offer: endless(2000, HTML),
  category: endless(60, ODD),
  question: endless(200, ODD),
  answer: endless(4000, HTML),
  subject: endless(150, ODD),
  message: endless(4000, HTML),
  username: endless(60, ODD),
}

const DESK = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 900 }

const server = setUpOwnServer()
const ids = { shop: 0, offer: 0 }

test.beforeAll(async () => {
  const admin = server.call.bind(null, 'admin')
  const lucia = server.call.bind(null, 'lucia')
  const { id: category } = await admin('POST', '/api/category/', { name: WORST.category })
  const { name, description, direction, application } = WORST
  const form = new FormData()
  const fields = { name, description, direction, application, contact_mail: WORST.mail }
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('n_tlf', '123456789012345')
  form.append('category', String(category))
  const photo = new Uint8Array(await picture(640, 480).jpeg().toBuffer())
  form.append('photo', new File([photo], 'foto.jpg', { type: 'image/jpeg' }))
  const shop = await lucia('POST', '/api/commerce/', form)
  ids.shop = shop.id
  await admin('POST', `/accept_application/${shop.application}/`)
  const { title, type, offer: offerText } = WORST
  const offer = { title, type, description: offerText, category: [category], commerce: shop.id }
  ids.offer = (await lucia('POST', '/api/offer/', offer)).id
  const binned = await lucia('POST', '/api/offer/', offer)
  await lucia('DELETE', `/api/offer/${binned.id}/`)
  await admin('POST', '/api/faq/', { question: WORST.question, answer: WORST.answer })
  const { subject, message, mail: sender } = WORST
  await lucia('POST', '/api/contact/', { subject, message, sender })
  const { results } = await admin('GET', '/api/contact/?page=1&search=WWW')
  await admin('POST', `/api/answer_contact/${results[0].id}/`, { answer: WORST.answer })
  await lucia('PATCH', '/auth/account/', { username: WORST.username })
})

type Place = {
  path: () => string
  person?: DemoAccount
  /** Texts that the screen shows exactly as they were written. */
  shows: string[]
  /** Opens a dialog or menu to be tested. */
  open?: (page: Page) => Promise<unknown>
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click()

const PLACES: Record<string, Place> = {
  'the shops of their owner': { path: () => '/commerces', person: 'lucia', shows: [WORST.name] },
  'the shops of the office': {
    path: () => '/commerces?buscar=WWW',
    person: 'admin',
    shows: [WORST.name],
  },
  'a shop': {
    path: () => `/commerces/${ids.shop}`,
    person: 'lucia',
    shows: [WORST.name, WORST.direction, WORST.description],
  },
  'the form of a shop': {
    path: () => `/commerces/${ids.shop}`,
    person: 'lucia',
    shows: [WORST.name],
    open: async (page) => void (await openSheet(page, 'Nombre, categorías y texto')),
  },
  'the offers': {
    path: () => `/commerces/${ids.shop}/offers`,
    person: 'lucia',
    shows: [WORST.title, WORST.type],
  },
  'the form of an offer': {
    path: () => `/commerces/${ids.shop}/offers`,
    person: 'lucia',
    shows: [WORST.title],
    open: press('Editar'),
  },
  'the deleted offers': {
    path: () => `/commerces/${ids.shop}/offers/eliminadas`,
    person: 'lucia',
    shows: [WORST.title],
  },
  'an application': {
    path: () => '/applications?estado=aceptadas&buscar=WWW',
    person: 'admin',
    shows: [WORST.name],
  },
  'the users': { path: () => '/users?buscar=WWW', person: 'admin', shows: [WORST.username] },
  'the categories': { path: () => '/categories', person: 'admin', shows: [WORST.category] },
  'the FAQ of the office': { path: () => '/faq', person: 'admin', shows: [WORST.question] },
  'the form of a question': {
    path: () => '/faq',
    person: 'admin',
    shows: [WORST.question],
    open: async (page) => {
      await page.getByRole('button', { name: WORST.question }).click()
      await page.getByRole('button', { name: 'Editar' }).click()
    },
  },
  'the messages': {
    path: () => '/messages?estado=respondidas&buscar=WWW',
    person: 'admin',
    shows: [WORST.subject],
  },
  'the bin': { path: () => '/papelera', person: 'admin', shows: [WORST.title] },
  'the log': { path: () => '/actividad', person: 'admin', shows: [WORST.username] },
  'the own account': { path: () => '/account', person: 'lucia', shows: [WORST.username] },
  'the dashboard': { path: () => '/dashboard', person: 'lucia', shows: [WORST.username] },
  'the public directory': { path: () => '/directorio', shows: [WORST.name] },
  'a public shop': {
    path: () => `/comercio/${ids.shop}`,
    shows: [WORST.name, WORST.direction, WORST.title],
  },
  'the public offers': { path: () => '/ofertas', shows: [WORST.title] },
  'a public offer': { path: () => `/oferta/${ids.offer}`, shows: [WORST.title] },
  'the public questions': { path: () => '/preguntas', shows: [WORST.question] },
}

for (const person of ['lucia', 'admin', undefined] as const) {
  const places = Object.entries(PLACES).filter(([, place]) => place.person === person)
  test(`extreme texts are whole, and nothing overflows, for ${person ?? 'a visitor'}`, async ({
    openAs,
  }) => {
    const start = person ? '/unauthorized' : '/error'
    const page = await openAs(person, start, { viewport: DESK, reducedMotion: 'reduce' })
    for (const [at, [name, { path, shows, open: unfold }]] of places.entries()) {
      await test.step(name, async () => {
        await visit(page, path())
        await waitForPage(page)
        await unfold?.(page)
        // Each screen is opened in the size that the one before was left in.
        for (const viewport of at % 2 === 0 ? [DESK, PHONE] : [PHONE, DESK]) {
          await page.setViewportSize(viewport)
          await waitForRendering(page)
          const where = `${name}, ${viewport.width} px`
          for (const text of shows) await expect(textOf(page, text).first(), where).toBeAttached()
          expect(await page.evaluate(findOverflow), where).toEqual([])
          expect(await page.evaluate(isCut), where).toEqual([])
        }
        expect(await page.title()).not.toMatch(/^(roto|1)$/)
      })
    }
  })
}

/** Finds a text in the page or in one of its fields. */
function textOf(page: Page, text: string) {
  const field = page.locator(`input[value=${JSON.stringify(text)}]`)
  return page.getByText(text).or(field)
}

/** Runs in the page: returns the cut texts. Elements with a button are skipped: its pressable area is larger. */
function isCut(): string[] {
  const places = 'main :is(h1,h2,h3,p,dd,dt,td):not(:has(button))'
  return [...document.body.querySelectorAll(places)]
    .filter((element) => {
      const { overflowX, textOverflow, display } = getComputedStyle(element)
      if (element.closest('.visually-hidden') || display === 'inline') return false
      const isShort = textOverflow === 'ellipsis' && overflowX !== 'visible'
      return element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1 && !isShort
    })
    .map(({ tagName, className, textContent }) => `${tagName} ${className} ${textContent}`)
}
