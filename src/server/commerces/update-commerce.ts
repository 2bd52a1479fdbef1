import { eq } from 'drizzle-orm'
import type { CommerceChanges } from '#contract/commerces.ts'
import { ADMINISTRATOR } from '#contract/roles.ts'
import { findApplication } from '../applications/queries.ts'
import { resubmitLocked } from '../applications/resubmit-application.ts'
import { lockEmail } from '../auth/locks.ts'
import { lockCategoryUse } from '../database/category-rows.ts'
import type { Db } from '../database/open.ts'
import { commerces } from '../database/schema.ts'
import { notFound } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import type { StoredPhoto } from '../photos/store-photo.ts'
import { stopRecording, undoably } from '../undo/undoable.ts'
import { nextOwnerOf, ownerChange } from './change-owner.ts'
import { visibilityChange } from './change-visibility.ts'
import { checkChanges } from './check-changes.ts'
import { type CommerceRow, findCommerce, lockCommerce } from './queries.ts'
import { fieldChange } from './save-fields.ts'

/**
 * Saves fields, visibility and owner in one transaction; with `resubmit` also the rejected application. Without changes
 * there is no new version. Throws 400 by field, and 409 if the shop was saved meanwhile or has an owner other than
 * `from_owner`.
 */
export async function updateCommerce(
  call: SignedCall,
  id: number,
  form: CommerceChanges,
  photo: StoredPhoto | undefined,
): Promise<CommerceRow> {
  const { viewer } = call
  const namesOwner = viewer.role === ADMINISTRATOR && form.owner_email !== undefined
  const save = async (tx: Db) => {
    if (namesOwner && form.owner_email) await lockEmail(tx, form.owner_email)
    if (form.category) await lockCategoryUse(tx)
    const next = await nextOwnerOf(tx, call, form.owner_email)
    const shop = await lockCommerce(tx, viewer, id)
    if (shop === undefined) throw notFound()
    await checkChanges({ ...call, db: tx }, shop, form)
    const newOwner = ownerChange(tx, call, shop, next, form.from_owner)
    // `undoably` would replace the record of an earlier change of owner, which then could not be undone any more.
    if (namesOwner && newOwner === undefined) await stopRecording(tx)
    const edit = { form, photo, keepsOwner: newOwner === undefined }
    const changes = [
      await fieldChange(tx, call, shop, edit),
      await visibilityChange(tx, call, shop, form),
      newOwner,
    ].filter((change) => change !== undefined)
    const columns = Object.assign({}, ...changes.map((change) => change.columns))
    const name: string = columns.name ?? shop.name
    if (changes.length > 0) {
      await tx
        .update(commerces)
        .set({ ...columns, version: shop.version + 1 })
        .where(eq(commerces.id, id))
      for (const { follow } of changes) await follow(name)
    }
    if (form.resubmit) await resubmit(tx, call, shop, name, form.application_text)
    return (await findCommerce(tx, viewer, id))!
  }
  return await (namesOwner ? undoably(call, 'owner', id, save) : call.db.transaction(save))
}

async function resubmit(
  tx: Db,
  call: SignedCall,
  shop: CommerceRow,
  name: string,
  text: string | undefined,
): Promise<void> {
  const rejected = await findApplication(tx, shop.application)
  if (rejected?.status !== 'RE') return
  const renamed = { ...rejected, commerce: { ...rejected.commerce, name } }
  await resubmitLocked(tx, call, renamed, text ?? rejected.application)
}
