import { addDays } from '#contract/hours/dates.ts'
import {
  categories,
  holidays,
  messages,
  notices,
  questions,
  suggestions,
} from '#server/database/schema.ts'
import { proposalOf } from './proposal-calls.ts'
import { reportOf } from './report-calls.ts'
import { restrictionOf } from './restrictions.ts'
import type { TestServer } from './test-server.ts'

export const SUGGESTION = {
  name: 'Mercería Ovidia',
  street: 'Calle Mayor, 3',
  text: 'Al lado del horno.',
}

export async function createAuditedFixtures(server: TestServer) {
  const created_at = server.clock.now().toISOString()
  const owner = await server.owner()
  const administrator = await server.administrator()
  const other = await server.owner()
  const shop = await server.commerce(owner, { application: { status: 'PE', decided_at: null } })
  const { pk } = await server.applicationOf(shop)
  const offer = await server.offer(shop)
  const name = `Oficio ${owner.user.id}`
  const [category] = await server.db.insert(categories).values({ name }).returning()
  const faq = { question: '¿Cuánto?', answer: 'Nada.', created_at }
  const [question] = await server.db
    .insert(questions)
    .values([1, 2].map((position) => ({ ...faq, position })))
    .returning()
  const [message] = await server.db
    .insert(messages)
    .values({ subject: 'Hola', sender: 'ana@example.com', message: 'Hola', created_at })
    .returning()
  const report = await reportOf(server, shop)
  const [suggestion] = await server.db
    .insert(suggestions)
    .values({ ...SUGGESTION, created_at })
    .returning()
  const market = addDays('2030-01-01', 2 * owner.user.id)
  const [notice] = await server.db
    .insert(notices)
    .values({ text: 'Mercado', link: '', starts_on: market, ends_on: market })
    .returning()
  const restriction = await restrictionOf(server, shop)
  const proposal = await proposalOf(server, shop)
  const day = { date: `${2100 + owner.user.id}-01-01`, name: 'Fiesta', scope: 'local' as const }
  const [holiday] = await server.db
    .insert(holidays)
    .values({ ...day, updated_at: created_at })
    .returning()
  return {
    owner,
    administrator,
    other,
    shop,
    pk,
    offer,
    category,
    question,
    message,
    report,
    suggestion,
    notice,
    restriction,
    proposal,
    holiday,
    name,
  }
}

export type AuditedFixtures = Awaited<ReturnType<typeof createAuditedFixtures>>
