import { eq, gt, isNotNull, lt, or } from 'drizzle-orm'
import { addDays } from '#contract/hours/dates.ts'
import { findSettings } from '#server/config/open-settings.ts'
import {
  categories,
  duties,
  holidays,
  messages,
  notices,
  proposals,
  questions,
  reports,
  restrictions,
  subscriptions,
  suggestions,
} from '#server/database/schema.ts'
import { subscriptionToken } from '#server/subscriptions/links.ts'
import { SUGGESTION } from '#testing/audited-fixtures.ts'
import { questionLink, unsubscription } from '#testing/email-links.ts'
import { proposalOf } from '#testing/proposal-calls.ts'
import { REPORT, reportOf } from '#testing/report-calls.ts'
import { restrictionOf } from '#testing/restrictions.ts'
import { subscriptionOf } from '#testing/subscriptions.ts'
import type { Person } from '#testing/test-server.ts'
import { openShop } from '#testing/test-shops.ts'
import { type Shop, shopRows, type WatchedWrite, type WriteContext } from './watched-write.ts'

const MESSAGE = { subject: 'Horario', sender: 'ana@example.com', message: '¿A qué hora cerráis?' }

export function officeWrites({
  server,
  administrator,
  questionId,
}: WriteContext): Record<string, WatchedWrite> {
  /** What a decision leaves as it is. */
  const undecidedRows = async (_subject: Person, shop: Shop) => {
    const [commerce, application] = await shopRows(server, shop)
    const decision = { status: 0, reason: 0, application: 0, decided_at: 0, decided_by: 0 }
    return [commerce!, { ...application, ...decision, decision_mail: 0 }]
  }
  /** What its owner and a decision leave as it is. */
  const proposalRows = async (shop: Shop) => {
    await proposalOf(server, shop)
    const rows = await server.db
      .select()
      .from(proposals)
      .where(eq(proposals.commerce, shop.id))
      .orderBy(proposals.id)
    const ended = { state: '', rejected: 0, reason: 0, decided_at: 0, decided_by: 0 }
    return rows.slice(0, 1).map((row) => ({ ...row, ...ended }))
  }
  const pkOf = async (shop: Shop) => (await server.applicationOf(shop)).pk

  const categoryRows = async () => {
    const rows = await server.db.select().from(categories).where(eq(categories.id, 1))
    return rows.map((row) => ({ ...row, name: undefined }))
  }
  const questionRows = async () => {
    const rows = await server.db.select().from(questions).where(eq(questions.id, questionId))
    return rows.map((row) => ({ ...row, question: undefined, answer: undefined }))
  }
  /** Those that only a cheat can have made. */
  const oddQuestionRows = async () => {
    const odd = or(lt(questions.position, 1), isNotNull(questions.deleted_at))
    return server.db.select().from(questions).where(odd)
  }

  /** Of one subscription: its row, with when it was confirmed or without. */
  const ofLink = (call: string, watched: 'all' | 'not when'): WatchedWrite => {
    const theirs = ({ user }: Person) => eq(subscriptions.email, user.email)
    const link = async (person: Person) => {
      const [known] = await server.db.select().from(subscriptions).where(theirs(person))
      if (known) return { token: subscriptionToken(server.services.config, known.id) }
      const isConfirmed = watched === 'all'
      return await subscriptionOf(server, { email: person.user.email, isConfirmed })
    }
    return {
      watch: async (person) => {
        await link(person)
        const rows = await server.db.select().from(subscriptions).where(theirs(person))
        return rows.map((row) => (watched === 'all' ? row : { ...row, confirmed_at: 0 }))
      },
      send: async (person, _shop, extra) =>
        server.anyone.post(`/api/subscriptions/${call}/`, { ...extra, ...(await link(person)) }),
    }
  }

  const date = ({ id }: Shop) => addDays('2070-01-01', id)
  const holidayId = async (shop: Shop) => {
    const row = { date: date(shop), name: 'Fiesta', scope: 'local' as const }
    const updated_at = server.clock.now().toISOString()
    const values = { ...row, updated_at }
    const [made] = await server.db.insert(holidays).values(values).returning()
    return made!.id
  }
  /** The decision to hide a shop. */
  const restrictionRow = async (commerce: number) => {
    const its = eq(restrictions.commerce, commerce)
    const read = async () => (await server.db.select().from(restrictions).where(its))[0]
    if ((await read()) === undefined) await restrictionOf(server, { id: commerce })
    return (await read())!
  }
  /** What an answer leaves as it is. */
  const hourlessRows = async (_person: Person, shop: Shop) => {
    const [commerce, application] = await shopRows(server, shop)
    return [{ ...commerce, hours: 0, updated_at: 0 }, application!]
  }
  /** Those that only a cheat can have made. */
  const oddHolidayRows = async () =>
    server.db
      .select()
      .from(holidays)
      .where(
        or(
          isNotNull(holidays.deleted_at),
          isNotNull(holidays.proposed_for),
          gt(holidays.version, 2),
        ),
      )

  return {
    'PATCH /api/settings/': {
      watch: async () => {
        const { version, guide_step } = await findSettings(server.db)
        return [{ guide_step, isOrdinary: version < 90 }]
      },
      send: (_person, { id }, extra) =>
        administrator.patch('/api/settings/', { ...extra, town: `Pueblo ${id}` }),
    },
    'POST /api/category/': {
      watch: () => server.db.select().from(categories).where(isNotNull(categories.deleted_at)),
      send: (_person, { id }, extra) =>
        administrator.post('/api/category/', { ...extra, name: `Nueva ${id}` }),
    },
    'PUT /api/category/:id/': {
      watch: categoryRows,
      send: (_person, { id }, extra) =>
        administrator.put('/api/category/1/', { ...extra, name: `Otros ${id}` }),
    },
    'PATCH /api/category/:id/': {
      watch: categoryRows,
      send: (_person, { id }, extra) =>
        administrator.patch('/api/category/1/', { ...extra, name: `Los otros ${id}` }),
    },
    'POST /api/faq/': {
      watch: oddQuestionRows,
      send: (_person, { id }, extra) =>
        administrator.post('/api/faq/', { ...extra, question: `¿Y ${id}?`, answer: 'También.' }),
    },
    'PUT /api/faq/:id/': {
      watch: questionRows,
      send: (_person, { id }, extra) =>
        administrator.put(`/api/faq/${questionId}/`, {
          ...extra,
          question: `¿${id}?`,
          answer: 'Sí',
        }),
    },
    'PATCH /api/faq/:id/': {
      watch: questionRows,
      send: (_person, { id }, extra) =>
        administrator.patch(`/api/faq/${questionId}/`, { ...extra, answer: `Sí, ${id}` }),
    },
    'POST /api/faq/:id/move/': {
      watch: oddQuestionRows,
      send: (_person, _shop, extra) =>
        administrator.post(`/api/faq/${questionId}/move/`, { ...extra, before: null }),
    },
    'POST /api/holidays/': {
      watch: oddHolidayRows,
      send: (_person, shop, extra) =>
        administrator.post('/api/holidays/', { ...extra, date: date(shop), name: 'Fiesta' }),
    },
    'PUT /api/holidays/:id/': {
      watch: oddHolidayRows,
      send: async (_person, shop, extra) =>
        administrator.put(`/api/holidays/${await holidayId(shop)}/`, {
          ...extra,
          date: date(shop),
          name: 'Otra',
        }),
    },
    'PATCH /api/holidays/:id/': {
      watch: oddHolidayRows,
      send: async (_person, shop, extra) =>
        administrator.patch(`/api/holidays/${await holidayId(shop)}/`, { ...extra, name: 'Otra' }),
    },
    'POST /api/holidays/:id/answer/': {
      watch: hourlessRows,
      send: async (person, shop, extra) =>
        person.post(`/api/holidays/${await holidayId(shop)}/answer/`, {
          ...extra,
          commerce: await openShop(server, shop),
          does: 'closed',
        }),
    },
    'POST /api/mailed/read/': {
      watch: hourlessRows,
      send: async (person, shop, extra) => {
        const link = await questionLink(server, person, await holidayId(shop))
        return server.anyone.post('/api/mailed/read/', { ...extra, ...link })
      },
    },
    'POST /api/mailed/answer/': {
      watch: hourlessRows,
      send: async (person, shop, extra) => {
        const link = await questionLink(server, person, await holidayId(shop))
        const closed = [await openShop(server, shop)]
        return server.anyone.post('/api/mailed/answer/', { ...extra, ...link, closed })
      },
    },
    'POST /api/mailed/unsubscribe/': {
      watch: hourlessRows,
      send: (person, _shop, extra) =>
        server.anyone.post('/api/mailed/unsubscribe/', {
          ...extra,
          ...unsubscription(server, person),
        }),
    },
    'POST /deny_application/:pk/': {
      watch: undecidedRows,
      send: async (_person, shop, extra) =>
        administrator.post(`/deny_application/${await pkOf(shop)}/`, { ...extra, reason: 'No' }),
    },
    'POST /api/commerce_applications/:pk/resubmit/': {
      watch: undecidedRows,
      send: async (person, shop, extra) => {
        const pk = await pkOf(shop)
        await administrator.post(`/deny_application/${pk}/`, { reason: 'No' })
        const path = `/api/commerce_applications/${pk}/resubmit/`
        return person.post(path, { ...extra, application: 'Otra vez' })
      },
    },
    'POST /api/contact/': {
      watch: () => server.db.select().from(messages).where(isNotNull(messages.answer)),
      send: ({ user }, _shop, extra) =>
        server.anyone.post('/api/contact/', { ...extra, ...MESSAGE, sender: user.email }),
    },
    'POST /api/answer_contact/:id/': {
      watch: async (_person, { id }) => {
        const row = { ...MESSAGE, id, created_at: server.clock.now().toISOString() }
        await server.db.insert(messages).values(row).onConflictDoNothing()
        const [message] = await server.db.select().from(messages).where(eq(messages.id, id))
        // An id that is no person's, or no mail's, would be refused by the database.
        return [{ ...message, answer: 0, answered_at: 0, answered_by: 0, answer_mail: 0 }]
      },
      send: (_person, { id }, extra) =>
        administrator.post(`/api/answer_contact/${id}/`, { ...extra, answer: 'Sí' }),
    },
    'POST /api/inbox/:kind/:id/later/': {
      watch: async (_person, { id }) => {
        const row = { ...MESSAGE, id, created_at: server.clock.now().toISOString() }
        await server.db.insert(messages).values(row).onConflictDoNothing()
        return await server.db.select().from(messages).where(eq(messages.id, id))
      },
      send: (_person, { id }, extra) => {
        const until = new Date(server.clock.now().getTime() + 86_400_000).toISOString()
        return administrator.post(`/api/inbox/message/${id}/later/`, { ...extra, until })
      },
    },
    'POST /api/directory/actions/': {
      watch: () => server.db.select().from(reports).where(isNotNull(reports.decision)),
      send: (_person, { id: commerce }, extra) =>
        server.anyone.post('/api/directory/actions/', { ...extra, kind: 'call', commerce }),
    },
    'POST /api/reports/': {
      watch: () => server.db.select().from(reports).where(isNotNull(reports.decision)),
      async send(person, _shop, extra) {
        const { id: commerce } = await server.commerce(person)
        return server.anyone.post('/api/reports/', { ...extra, ...REPORT, commerce })
      },
    },
    'PUT /api/duty/': {
      watch: () => server.db.select().from(duties).where(gt(duties.id, 10_000)),
      send(_person, _shop, extra) {
        const list = '05/12/2026 09:30;06/12/2026 09:30;Farmacia Gil;Plaza, 1'
        return administrator.put('/api/duty/', { ...extra, list })
      },
    },
    'POST /api/notices/': {
      watch: () => server.db.select().from(notices).where(gt(notices.id, 10_000)),
      async send(_person, { id }, extra) {
        const date = addDays('2030-01-01', 2 * id)
        const form = { text: 'Mercado', link: '', starts_on: date, ends_on: date }
        return administrator.post('/api/notices/', { ...extra, ...form })
      },
    },
    'PUT /api/notices/:id/': {
      watch: async (_person, { id }) => {
        const date = addDays('2030-01-01', 2 * id + 1)
        const row = { id: id + 1000, text: 'Mercado', link: '', starts_on: date, ends_on: date }
        await server.db.insert(notices).values(row).onConflictDoNothing()
        const rows = await server.db.select().from(notices).where(eq(notices.id, row.id))
        return rows.map((found) => ({ ...found, text: '' }))
      },
      send(_person, { id }, extra) {
        const date = addDays('2030-01-01', 2 * id + 1)
        const form = { text: 'Otro', link: '', starts_on: date, ends_on: date }
        return administrator.put(`/api/notices/${id + 1000}/`, { ...extra, ...form })
      },
    },
    'POST /api/suggestions/': {
      watch: () => server.db.select().from(suggestions).where(isNotNull(suggestions.decision)),
      send: (_person, { id }, extra) =>
        server.anyone.post('/api/suggestions/', {
          ...extra,
          ...SUGGESTION,
          name: `Mercería ${id}`,
        }),
    },
    'POST /api/suggestions/:id/decide/': {
      watch: async (_person, { id }) => {
        const row = { ...SUGGESTION, id, created_at: server.clock.now().toISOString() }
        await server.db.insert(suggestions).values(row).onConflictDoNothing()
        const [found] = await server.db.select().from(suggestions).where(eq(suggestions.id, id))
        return [{ ...found, decision: 0, decided_at: 0, decided_by: 0 }]
      },
      send: (_person, { id }, extra) =>
        administrator.post(`/api/suggestions/${id}/decide/`, { ...extra, decision: 'declined' }),
    },
    'POST /api/subscriptions/': {
      watch: () =>
        server.db.select().from(subscriptions).where(isNotNull(subscriptions.confirmed_at)),
      send: ({ user }, _shop, extra) =>
        server.anyone.post('/api/subscriptions/', { email: user.email, ...extra, categories: [1] }),
    },
    'POST /api/subscriptions/read/': ofLink('read', 'all'),
    'POST /api/subscriptions/confirm/': ofLink('confirm', 'not when'),
    'POST /api/subscriptions/change/': ofLink('change', 'all'),
    'POST /api/subscriptions/leave/': {
      watch: () => server.db.select().from(subscriptions),
      send: async (_person, _shop, extra) =>
        server.anyone.post('/api/subscriptions/leave/', {
          ...extra,
          ...(await subscriptionOf(server)),
        }),
    },
    'POST /api/appeals/': {
      watch: async (_person, { id }) => {
        const row = await restrictionRow(id)
        return [{ ...row, appeal: '', appealed_at: '', appellant: 0 }]
      },
      async send(person, { id }, extra) {
        const { id: restriction } = await restrictionRow(id)
        return person.post('/api/appeals/', { ...extra, restriction, text: 'Ya está.' })
      },
    },
    'POST /api/appeals/:id/answer/': {
      watch: async (person, { id }) => {
        const row = await restrictionRow(id)
        const { user } = person
        const appealed = { appeal: 'Ya está.', appealed_at: row.decided_at, appellant: user.id }
        await server.db.update(restrictions).set(appealed).where(eq(restrictions.id, row.id))
        const answered = { outcome: 0, answer: 0, answered_at: 0, answered_by: 0 }
        return [{ ...row, ...appealed, ...answered }]
      },
      async send(_person, { id }, extra) {
        const { id: appeal } = await restrictionRow(id)
        const form = { ...extra, outcome: 'upheld', answer: 'No.' }
        return administrator.post(`/api/appeals/${appeal}/answer/`, form)
      },
    },
    'POST /api/reports/:id/decide/': {
      watch: async (_person, { id }) => {
        const present = await server.db.select().from(reports).where(eq(reports.commerce, id))
        if (present.length === 0) await reportOf(server, { id })
        const [report] = await server.db.select().from(reports).where(eq(reports.commerce, id))
        const decision = { decision: 0, reason: 0, decided_at: 0, decided_by: 0, decision_mail: 0 }
        return [{ ...report, ...decision }]
      },
      async send(_person, { id }, extra) {
        const [report] = await server.db.select().from(reports).where(eq(reports.commerce, id))
        const form = { ...extra, decision: 'unchanged', reason: 'No' }
        return administrator.post(`/api/reports/${report!.id}/decide/`, form)
      },
    },
    'PATCH /api/proposals/:id/': {
      watch: async (_person, shop) => [
        (await shopRows(server, shop))[0]!,
        ...(await proposalRows(shop)),
      ],
      async send(person, shop, extra) {
        const form = { ...extra, name: 'Otro nombre' }
        return person.patch(`/api/proposals/${await proposalOf(server, shop)}/`, form)
      },
      allowed: ['photo_focus_x', 'photo_focus_y'],
    },
    'POST /api/proposals/:id/withdraw/': {
      watch: (_person, shop) => proposalRows(shop),
      send: async (person, shop, extra) =>
        person.post(`/api/proposals/${await proposalOf(server, shop)}/withdraw/`, extra),
    },
    'POST /api/proposals/:id/decide/': {
      watch: (_person, shop) => proposalRows(shop),
      async send(_person, shop, extra) {
        const form = { reason: 'No', ...extra, revision: 1, accept: [], reject: ['name'] }
        return administrator.post(`/api/proposals/${await proposalOf(server, shop)}/decide/`, form)
      },
    },
  }
}
