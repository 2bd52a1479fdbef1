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

/** A call that takes a form. */
export type FormCall = {
  /** A form that is taken, with every field. */
  form: (subject: Subject) => Form | Promise<Form>
  send: (form: Form, subject: Subject) => Promise<Answer>
  /** What the call stores, by the names of the form; without: nothing that was written. */
  stored?: (subject: Subject) => Promise<Form>
  /** Fields that this form leaves unused: a reason, where nothing is taken away. */
  unstored?: string[]
  /** Its form can be made once for a subject: nobody is asked the same by mail again. */
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
