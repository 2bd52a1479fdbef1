import { eq } from 'drizzle-orm'
import { commerces } from '#server/database/schema.ts'
import { picture } from '#testing/pictures.ts'
import type { Person, TestServer } from '#testing/test-server.ts'

export type Row = Record<string, unknown>
export type Shop = { id: number; photo_id: number }

/** A call that takes a form, and the rows that show whether it set more than it may. */
export type WatchedWrite = {
  /** The rows that the call is about, with what it may change taken out. */
  watch: (subject: Person, shop: Shop) => Promise<Row[]>
  send: (subject: Person, shop: Shop, extra: Row) => Promise<{ status: number }>
  /** What this call is there to set. */
  allowed?: string[]
}

export type WriteContext = {
  server: TestServer
  administrator: Person
  photo: Blob
  questionId: number
}

export async function openWriteContext(server: TestServer): Promise<WriteContext> {
  const administrator = await server.administrator()
  // Takes the ids 1, so that a write that can set an id collides with it.
  await server.offer(await server.commerce(administrator))
  const photo = new Blob([new Uint8Array(await picture().jpeg().toBuffer())])
  const { body } = await administrator.post('/api/faq/', { question: '¿Cuánto?', answer: 'Nada.' })
  return { server, administrator, photo, questionId: body.id }
}

/** The columns of a shop, as its form calls them. */
export const SHOP_FORM = {
  name: 'Otro nombre',
  description: 'Pan de masa madre, cocas y magdalenas.',
  category: [1],
  direction: 'Calle Mayor, 12',
  n_tlf: '964123456',
  contact_mail: 'hola@laespiga.example',
}

/** Its row and that of its application, without what an ordinary save changes. */
export async function shopRows(server: TestServer, { id }: { id: number }) {
  const [commerce] = await server.db.select().from(commerces).where(eq(commerces.id, id))
  const row = { ...commerce!, name: '', normalized: '', version: commerce!.version > 2 }
  return [row, await server.applicationOf({ id })]
}
