import { randomUUID } from 'node:crypto'
import { addDays } from '#contract/hours/dates.ts'
import { ADMINISTRATOR, OWNER } from '#contract/roles.ts'
import {
  commercePhotos,
  messages,
  outbox,
  photos,
  sessions,
  suggestions,
} from '#server/database/schema.ts'
import { SUGGESTION } from './audited-fixtures.ts'
import { emailLink, questionLink, unsubscription } from './email-links.ts'
import { proposalOf } from './proposal-calls.ts'
import { reportOf } from './report-calls.ts'
import { appealOf, restrictionOf } from './restrictions.ts'
import { subscriptionOf } from './subscriptions.ts'
import { PASSWORD } from './test-password.ts'
import { type Person, type TestServer, UNCONFIRMED } from './test-server.ts'
import { openShop } from './test-shops.ts'

export type Fixtures = Awaited<ReturnType<typeof createFixtures>>

/** Creates an owner with two shops, an administrator and an unconfirmed account. Returns functions that create the rest. */
export async function createFixtures(server: TestServer) {
  const now = server.clock.now().toISOString()
  const [administrator, owner, unconfirmed] = (await server.people([
    [ADMINISTRATOR],
    [OWNER],
    [OWNER, UNCONFIRMED],
  ])) as [Person, Person, Person]
  const shop = await server.commerce(owner)
  const waiting = await server.commerce(owner, { application: { status: 'PE', decided_at: null } })
  const { pk } = await server.applicationOf(waiting)
  const offer = await server.offer(shop)
  const unique = server.nextUnique()

  /** Returns a new date each time, because dates of holidays are unique. */
  const nextDate = () => addDays('2031-01-01', Number(server.nextUnique()))
  const create = async (path: string, form: object) =>
    `${(await administrator.post(path, form)).body.id}`
  const secondSession = ({ user }: Person) =>
    server.db.insert(sessions).values({
      id: randomUUID(),
      user_id: user.id,
      user_agent: 'another device',
      created_at: now,
      expires_at: new Date(server.clock.now().getTime() + 3_600_000).toISOString(),
    })
  const deleted = async (path: string, id: number | string, body?: object) => {
    await administrator.delete(`${path}${id}/`, body)
    return id
  }
  return {
    server,
    administrator,
    owner,
    unconfirmed,
    shop,
    pk,
    offer,
    unique,
    email: `nueva-${unique}@example.com`,
    deleted,
    secondSession,
    linkFor: (person: Person, purpose: 'activation' | 'reset' | 'email', email?: string) =>
      emailLink(server, person, purpose, email),
    category: () => create('/api/category/', { name: `Oficio ${server.nextUnique()}` }),
    question: () => create('/api/faq/', { question: '¿Cuánto?', answer: 'Nada.' }),
    holiday: () => create('/api/holidays/', { date: nextDate(), name: 'Fiesta local' }),
    notice: () => create('/api/notices/', { text: 'Mercado', link: '', ...onOneDay(nextDate()) }),
    nextDate,
    async changedShop() {
      const { id } = await server.commerce(owner)
      await owner.patch(`/api/commerce/${id}/`, { description: 'Pan de leña.' })
      return id
    },
    async furtherPhoto() {
      const picture = { width: 1600, height: 1100, placeholder: 'data:,', created_at: now }
      const photo = server.nextUnique().padStart(64, '0')
      await server.db.insert(photos).values({ ...picture, hash: photo })
      const row = { commerce: shop.id, position: 2, photo }
      const [added] = await server.db.insert(commercePhotos).values(row).returning()
      return added!.id
    },
    openShop: () => openShop(server, shop),
    async mailedQuestion() {
      await openShop(server, shop)
      const about = Number(await create('/api/holidays/', { date: nextDate(), name: 'Fiesta' }))
      return questionLink(server, owner, about)
    },
    unsubscription: () => unsubscription(server, owner),
    async message() {
      const columns = { subject: 'Horario', sender: 'ana@example.com', message: '¿Abrís?' }
      const [row] = await server.db
        .insert(messages)
        .values({ ...columns, created_at: now })
        .returning()
      return row!.id
    },
    subscription: (isConfirmed = true) => subscriptionOf(server, { isConfirmed }),
    report: () => reportOf(server, shop),
    async suggestion() {
      const row = { ...SUGGESTION, created_at: now }
      return (await server.db.insert(suggestions).values(row).returning())[0]!.id
    },
    restriction: async () => restrictionOf(server, await server.commerce(owner)),
    appeal: async () => appealOf(server, await server.commerce(owner), owner),
    proposal: () => proposalOf(server, shop),
    async logEntry() {
      await create('/api/faq/', { question: '¿Cuánto?', answer: 'Nada.' })
      return (await administrator.get('/api/activity/?page_size=1')).body.results[0].id as number
    },
    async deadMail() {
      const columns = { recipient: 'ana@example.com', subject: 'Hola', text: 'Hola', html: 'Hola' }
      const [row] = await server.db
        .insert(outbox)
        .values({ ...columns, message_id: randomUUID(), state: 'dead', created_at: now })
        .returning()
      return row!.id
    },
  }
}

export type Example = {
  by?: (fixtures: Fixtures) => Person
  id?: (fixtures: Fixtures) => number | string | Promise<number | string>
  /** Values of body and query that cannot be generated from the schema, such as ids. */
  known?: (fixtures: Fixtures) => object | Promise<object>
}

const ofShop: Example = { id: ({ shop }) => shop.id }
/** An address whose line equals its parts. */
const ADDRESS = {
  direction: 'Calle Mayor, 14, bajo',
  street: 'Calle Mayor',
  number: '14',
  address_extra: 'bajo',
  postal_code: '',
  locality: '',
}
/** Prices of an offer; the previous one must be higher. */
const PRICES = { price: 1.9, previous_price: 2.5 }
const ofOffer: Example = { id: ({ offer }) => offer.id }
const ofApplication: Example = { id: ({ pk }) => pk }
const ofQuestion: Example = { id: ({ question }) => question() }
const ofHoliday: Example = { id: ({ holiday }) => holiday() }
const ofNewDate: Example['known'] = ({ nextDate }) => ({ date: nextDate() })
const onOneDay = (date: string) => ({ starts_on: date, ends_on: date })
const ofNewDay: Example['known'] = ({ nextDate }) => onOneDay(nextDate())
const ofNotice: Example = { id: ({ notice }) => notice() }
const DUTIES = '05/12/2026 09:30;06/12/2026 09:30;Farmacia Gil;Plaza del Pozo, 1;964 65 43 21'
const ofMessage: Example = { id: ({ message }) => message() }
const ofReport: Example = { id: ({ report }) => report() }
const ofSuggestion: Example = { id: ({ suggestion }) => suggestion() }
const ofAppeal: Example = { id: ({ appeal }) => appeal() }
const byOwner: Example['by'] = ({ owner }) => owner
const ofProposal: Example = { id: ({ proposal }) => proposal() }
const named: Example['known'] = ({ unique }) => ({ name: `Trabajo ${unique}` })
const withPassword: Example['known'] = ({ unique, email }) => ({
  username: `nueva-${unique}`,
  email,
  current_password: PASSWORD,
})

/** The parts of a valid request that cannot be generated from the OpenAPI document, by route. */
export const EXAMPLES: Record<string, Example> = {
  'POST /api/token/': { known: ({ owner }) => ({ email: owner.user.email, password: PASSWORD }) },
  'POST /api/token/refresh/': {
    known: ({ server, owner: { user, session } }) => ({
      refresh: server.tokens.sign('refresh', { userId: user.id, sessionId: session }),
    }),
  },
  'POST /auth/users/': { known: ({ unique, email }) => ({ username: `nueva-${unique}`, email }) },
  'POST /auth/users/activation/': {
    known: ({ linkFor, unconfirmed }) => linkFor(unconfirmed, 'activation'),
  },
  'POST /auth/users/link_email/': { known: ({ linkFor, owner }) => linkFor(owner, 'reset') },
  'POST /auth/users/reset_password_confirm/': {
    known: ({ linkFor, owner }) => linkFor(owner, 'reset'),
  },
  'POST /auth/users/set_password/': { by: byOwner, known: withPassword },
  'GET /auth/users/:id/': { id: ({ owner }) => owner.user.id },
  'PATCH /auth/users/:id/': { id: ({ owner }) => owner.user.id },
  'POST /auth/users/invite/': { known: ({ email }) => ({ email }) },
  'POST /auth/users/:id/resend_activation/': { id: ({ unconfirmed }) => unconfirmed.user.id },
  'POST /auth/users/:id/end_sessions/': { id: ({ owner }) => owner.user.id },
  'PATCH /auth/account/': { by: byOwner, known: withPassword },
  'DELETE /auth/account/': { by: byOwner, known: withPassword },
  'POST /auth/account/email/': {
    known: ({ linkFor, owner, email }) => linkFor(owner, 'email', email),
  },
  'GET /auth/account/sessions/:uuid/': { by: byOwner, id: ({ owner }) => owner.session },
  'DELETE /auth/account/sessions/': {
    by: byOwner,
    known: async ({ secondSession, owner }) => {
      await secondSession(owner)
      return {}
    },
  },
  'DELETE /auth/account/sessions/:uuid/': { by: byOwner, id: ({ owner }) => owner.session },
  'GET /api/commerce_applications/:pk/': ofApplication,
  'GET /accept_application/:pk/': ofApplication,
  'POST /accept_application/:pk/': ofApplication,
  'GET /deny_application/:pk/': ofApplication,
  'POST /deny_application/:pk/': ofApplication,
  'POST /api/commerce_applications/:pk/resubmit/': {
    async id({ administrator, pk }) {
      await administrator.post(`/deny_application/${pk}/`, { reason: 'Falta la calle' })
      return pk
    },
  },
  'POST /api/category/': { known: named },
  'GET /api/category/:id/': { id: ({ category }) => category() },
  'PUT /api/category/:id/': { id: ({ category }) => category(), known: named },
  'PATCH /api/category/:id/': { id: ({ category }) => category(), known: named },
  'DELETE /api/category/:id/': {
    id: ({ category }) => category(),
    known: () => ({ reassign: 1 }),
  },
  'POST /api/category/:id/restore/': {
    id: async ({ deleted, category }) => deleted('/api/category/', await category()),
  },
  'POST /api/commerce/': { by: byOwner },
  'GET /api/commerce/:id/': ofShop,
  'PUT /api/commerce/:id/': { ...ofShop, known: () => ADDRESS },
  'PATCH /api/commerce/:id/': {
    ...ofShop,
    known: ({ owner }) => ({ ...ADDRESS, from_owner: owner.user.id }),
  },
  // Sent by the owner, because an administrator must give a reason.
  'DELETE /api/commerce/:id/': { ...ofShop, by: byOwner },
  'POST /api/commerce/:id/restore/': {
    id: ({ deleted, shop }) => deleted('/api/commerce/', shop.id, { reason: 'No es de aquí.' }),
  },
  'POST /api/commerce/:id/undo_owner_change/': {
    async id({ administrator, owner, shop }) {
      const form = { owner_email: '', from_owner: owner.user.id }
      await administrator.patch(`/api/commerce/${shop.id}/`, form)
      return shop.id
    },
  },
  'POST /api/commerce/:id/confirm_data/': { ...ofShop, by: byOwner },
  'GET /api/commerce/:id/figures/': ofShop,
  'GET /api/freshness/:id/': ofShop,
  'POST /api/freshness/:id/ask/': ofShop,
  'GET /api/commerce/:id/history/': { id: ({ changedShop }) => changedShop() },
  'POST /api/commerce/:id/photos/': ofShop,
  'PATCH /api/commerce/:id/photos/': {
    ...ofShop,
    known: async ({ furtherPhoto }) => ({
      photos: [{ id: await furtherPhoto(), alt: 'El horno' }],
    }),
  },
  'DELETE /api/photo/:id/': { id: ({ furtherPhoto }) => furtherPhoto() },
  'POST /api/photo/:id/restore/': {
    id: async ({ deleted, furtherPhoto }) => deleted('/api/photo/', await furtherPhoto()),
  },
  'GET /api/directory/commerces/:id/': ofShop,
  'GET /api/directory/offers/:id/': ofOffer,
  'POST /api/offer/': {
    known: async ({ server, shop }) => {
      const { photo } = shop
      return { ...PRICES, commerce: shop.id, photo_from: (await server.offer(shop, { photo })).id }
    },
  },
  'GET /api/offer/:id/': ofOffer,
  'PUT /api/offer/:id/': { ...ofOffer, known: ({ shop }) => ({ ...PRICES, commerce: shop.id }) },
  'PATCH /api/offer/:id/': { ...ofOffer, known: ({ shop }) => ({ ...PRICES, commerce: shop.id }) },
  'DELETE /api/offer/:id/': ofOffer,
  'POST /api/offer/:id/restore/': { id: ({ deleted, offer }) => deleted('/api/offer/', offer.id) },
  'GET /api/faq/:id/': ofQuestion,
  'PUT /api/faq/:id/': ofQuestion,
  'PATCH /api/faq/:id/': ofQuestion,
  'DELETE /api/faq/:id/': ofQuestion,
  'POST /api/faq/:id/move/': {
    ...ofQuestion,
    known: async ({ question }) => ({ before: Number(await question()) }),
  },
  'POST /api/faq/:id/restore/': {
    id: async ({ deleted, question }) => deleted('/api/faq/', await question()),
  },
  'POST /api/holidays/': { known: ofNewDate },
  'GET /api/holidays/:id/': ofHoliday,
  'PUT /api/holidays/:id/': { ...ofHoliday, known: ofNewDate },
  'PATCH /api/holidays/:id/': { ...ofHoliday, known: ofNewDate },
  'DELETE /api/holidays/:id/': ofHoliday,
  'POST /api/holidays/:id/restore/': {
    id: async ({ deleted, holiday }) => deleted('/api/holidays/', await holiday()),
  },
  'POST /api/holidays/:id/answer/': {
    ...ofHoliday,
    by: byOwner,
    known: async ({ openShop }) => ({ commerce: await openShop() }),
  },
  'POST /api/mailed/read/': { known: ({ mailedQuestion }) => mailedQuestion() },
  'POST /api/mailed/answer/': {
    known: async ({ mailedQuestion, shop }) => ({
      ...(await mailedQuestion()),
      closed: [shop.id],
      open: [],
    }),
  },
  'POST /api/mailed/unsubscribe/': {
    known: ({ unsubscription }) => unsubscription(),
  },
  'GET /api/contact/:id/': ofMessage,
  'POST /api/answer_contact/:id/': ofMessage,
  'DELETE /api/contact/:id/': ofMessage,
  'POST /api/contact/:id/restore/': {
    id: async ({ deleted, message }) => deleted('/api/contact/', await message()),
  },
  'GET /api/inbox/': { known: () => ({ page: '1' }) },
  'POST /api/inbox/:kind/:id/later/': {
    ...ofMessage,
    known: ({ server }) => ({
      until: new Date(server.clock.now().getTime() + 86_400_000).toISOString(),
    }),
  },
  'POST /api/inbox/:kind/:id/viewing/': ofMessage,
  'POST /api/inbox/:kind/:id/undo/': {
    async id({ administrator, message }) {
      const id = await message()
      await administrator.post(`/api/answer_contact/${id}/`, { answer: 'Sí.' })
      return id
    },
  },
  'POST /api/directory/actions/': {
    known: ({ shop }) => ({ kind: 'call', commerce: shop.id, offer: '' }),
  },
  'POST /api/reports/': {
    known: ({ shop, email }) => ({ commerce: shop.id, offer: '', kind: 'closed', email }),
  },
  'POST /api/subscriptions/': {
    known: ({ shop, email }) => ({ email, categories: [1], commerces: [shop.id] }),
  },
  'POST /api/subscriptions/read/': { known: ({ subscription }) => subscription() },
  'POST /api/subscriptions/confirm/': { known: ({ subscription }) => subscription(false) },
  'POST /api/subscriptions/change/': {
    known: async ({ subscription, shop }) => ({
      ...(await subscription()),
      categories: [1],
      commerces: [shop.id],
    }),
  },
  'POST /api/subscriptions/leave/': { known: ({ subscription }) => subscription() },
  'PUT /api/duty/': { known: () => ({ list: DUTIES }) },
  'DELETE /api/duty/': {
    async id({ administrator }) {
      await administrator.put('/api/duty/', { list: DUTIES })
      return 1
    },
  },
  'POST /api/notices/': { known: ofNewDay },
  'PUT /api/notices/:id/': { ...ofNotice, known: ofNewDay },
  'DELETE /api/notices/:id/': ofNotice,
  'POST /api/suggestions/': { known: named },
  'GET /api/suggestions/:id/': ofSuggestion,
  'POST /api/suggestions/:id/decide/': {
    ...ofSuggestion,
    known: () => ({ decision: 'declined' }),
  },
  'GET /api/reports/:id/': ofReport,
  'POST /api/reports/:id/decide/': { ...ofReport, known: () => ({ decision: 'unchanged' }) },
  'GET /api/restrictions/:id/': { id: ({ restriction }) => restriction() },
  'POST /api/appeals/': {
    by: byOwner,
    known: async ({ restriction }) => ({ restriction: await restriction() }),
  },
  'GET /api/appeals/:id/': ofAppeal,
  'POST /api/appeals/:id/answer/': { ...ofAppeal, known: () => ({ outcome: 'granted' }) },
  'GET /api/proposals/': {
    known: async ({ proposal }) => {
      await proposal()
      return {}
    },
  },
  'GET /api/proposals/:id/': ofProposal,
  'PATCH /api/proposals/:id/': { ...ofProposal, by: byOwner, known: () => ADDRESS },
  'POST /api/proposals/:id/withdraw/': {
    ...ofProposal,
    by: byOwner,
    known: () => ({ fields: ['name'] }),
  },
  'POST /api/proposals/:id/decide/': {
    ...ofProposal,
    known: () => ({ revision: 1, accept: ['name'], reject: [] }),
  },
  'GET /api/activity/:id/': { id: ({ logEntry }) => logEntry() },
  'GET /api/outbox/:id/': { id: ({ deadMail }) => deadMail() },
  'PATCH /api/settings/': { known: () => ({ time_zone: 'Atlantic/Canary' }) },
  'POST /api/outbox/:id/retry/': { id: ({ deadMail }) => deadMail() },
}
