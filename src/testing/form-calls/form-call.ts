import { desc, eq } from 'drizzle-orm'
import {
  applications,
  type categories,
  type holidays,
  type messages,
  type notices,
  type offers,
  type proposals,
  type questions,
  type reports,
  type restrictions,
  type suggestions,
} from '#server/database/schema.ts'
import type { Answer } from '#testing/api-client.ts'
import { picture } from '#testing/pictures.ts'
import type { Person, TestServer } from '#testing/test-server.ts'

export type Form = Record<string, unknown>
export type Subject = { person: Person; shop: { id: number }; pk: number }

export type FormCall = {
  form: (subject: Subject) => Form | Promise<Form>
  send: (form: Form, subject: Subject) => Promise<Answer>
  /** Returns the stored fields, by the names of the form; missing: no field is stored as it was sent. */
  stored?: (subject: Subject) => Promise<Form>
  /** Fields that this form does not store. */
  unstored?: string[]
  /** The form can be sent only once for a subject, because the mailed link works once. */
  isOnce?: boolean
}

export type FormContext = { server: TestServer; administrator: Person; photo: Blob }

export async function openFormContext(server: TestServer): Promise<FormContext> {
  const photo = new Blob([new Uint8Array(await picture(200, 200).jpeg().toBuffer())])
  return { server, administrator: await server.administrator(), photo }
}

export async function applicationRow({ db }: TestServer, { pk }: Subject) {
  const [row] = await db.select().from(applications).where(eq(applications.pk, pk))
  return row!
}

export async function newestRow(
  { db }: TestServer,
  table:
    | typeof offers
    | typeof messages
    | typeof notices
    | typeof proposals
    | typeof reports
    | typeof suggestions
    | typeof restrictions
    | typeof questions
    | typeof categories
    | typeof holidays,
): Promise<Form> {
  const [row] = await db.select().from(table).orderBy(desc(table.id)).limit(1)
  return row!
}
