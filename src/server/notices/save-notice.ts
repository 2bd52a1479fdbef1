import { eq } from 'drizzle-orm'
import type { Notice, NoticeForm } from '#contract/notices.ts'
import { changed, record } from '../activity/record.ts'
import type { Db } from '../database/open.ts'
import { notices } from '../database/schema.ts'
import { invalid, notFound } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import { dayInWords } from '../mail/day-in-words.ts'
import { findNotice, findOverlapping, lockNotices } from './queries.ts'

export async function createNotice(call: SignedCall, form: NoticeForm): Promise<Notice> {
  return await call.db.transaction(async (tx) => {
    await lockNotices(tx)
    await refuseOverlapping(tx, form)
    const [created] = await tx.insert(notices).values(form).returning()
    const { id, text: name } = created!
    await record(tx, call, { verb: 'create', type: 'notice', id, name, after: form })
    return created!
  })
}

export async function replaceNotice(call: SignedCall, id: number, form: NoticeForm) {
  return await call.db.transaction(async (tx) => {
    await lockNotices(tx)
    const found = await findNotice(tx, id)
    if (found === undefined) throw notFound()
    const changes = changed(found, form, ['text', 'link', 'starts_on', 'ends_on'])
    if (changes === undefined) return found
    await refuseOverlapping(tx, form, id)
    await tx.update(notices).set(form).where(eq(notices.id, id))
    await record(tx, call, { verb: 'update', type: 'notice', id, name: form.text, ...changes })
    return { id, ...form }
  })
}

export async function deleteNotice(call: SignedCall, id: number): Promise<void> {
  await call.db.transaction(async (tx) => {
    const [deleted] = await tx.delete(notices).where(eq(notices.id, id)).returning()
    if (deleted === undefined) throw notFound()
    await record(tx, call, { verb: 'delete', type: 'notice', id, name: deleted.text })
  })
}

async function refuseOverlapping(tx: Db, form: NoticeForm, exceptId?: number): Promise<void> {
  const other = await findOverlapping(tx, form, exceptId)
  if (other === undefined) return
  const last = dayInWords(other.ends_on)
  const isOneDay = other.starts_on === other.ends_on
  const days = isOneDay ? `el ${last}` : `del ${dayInWords(other.starts_on)} al ${last}`
  throw invalid({
    starts_on: [`Ya hay un anuncio ${days}: «${other.text}». Elige otros días, o cambia ese.`],
  })
}
