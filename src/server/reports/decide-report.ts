import { eq } from 'drizzle-orm'
import type { Report, ReportDecisionForm } from '#contract/reports.ts'
import { record } from '../activity/record.ts'
import { lockCommerce } from '../commerces/queries.ts'
import type { Db } from '../database/open.ts'
import { commerces, reports } from '../database/schema.ts'
import { alreadyDecided, invalid, notFound } from '../errors.ts'
import type { SignedCall } from '../http/route.ts'
import { hiddenAfterReport, reportDecided } from '../mail/inbox-mails.ts'
import { queueMail } from '../mail/outbox.ts'
import { appealLinkOf } from '../moderation/appeal-link.ts'
import { findOwnerOf, restrict } from '../moderation/restrict.ts'
import { deleteLocked } from '../offers/delete-offer.ts'
import { lockOffer } from '../offers/queries.ts'
import { undoably } from '../undo/undoable.ts'
import { findReport, lockReport } from './queries.ts'

/**
 * Mails the reporter and the owner of a hidden shop or offer (Regulation (EU) 2022/2065, articles 16(5) and 17).
 * Repeating a decision changes nothing. Throws 400 if nothing is left to hide, 404, and 409 for another decision.
 */
export async function decideReport(call: SignedCall, id: number, form: ReportDecisionForm) {
  const { decision, reason } = form
  const { clock, db, viewer } = call
  await undoably(call, 'report', id, async (tx) => {
    const unlockedReport = await findReport(tx, id)
    if (unlockedReport === undefined) throw notFound()
    // The shop is locked before the report, as in all transactions.
    const hide = decision === 'hidden' ? await lockReported(tx, call, unlockedReport) : undefined
    const report = await lockReport(tx, id)
    if (report === undefined) throw notFound()
    if (report.decision !== null) {
      const isSame = report.decision === decision && report.reason === reason
      if (isSame && report.decided_by === viewer.username) return
      throw alreadyDecided(report.decided_by)
    }
    await hide?.()
    if (hide) await restrictReported(tx, call, report, reason)
    const decision_mail = await mailReporter(tx, call, report, form)
    const decided_at = clock.now().toISOString()
    const decided = { decision, reason, decided_at, decided_by: viewer.id, decision_mail }
    await tx.update(reports).set(decided).where(eq(reports.id, id))
    // No texts in the log: reports are purged after a time, and the log cannot be changed.
    const event = { verb: 'answer', type: 'report', id, name: report.object } as const
    await record(tx, call, { ...event, after: { decision } })
  })
  return findReport(db, id)
}

async function mailReporter(tx: Db, call: SignedCall, report: Report, form: ReportDecisionForm) {
  const { email, object, text } = report
  if (email === '') return null
  const { contact_email: contact } = call.settings.present()
  const mail = reportDecided({ object, text, contact, ...form })
  return queueMail(tx, call, { to: email, mail })
}

/** The mail to the owner has neither the reporter's name nor their text. */
async function restrictReported(tx: Db, call: SignedCall, report: Report, reason: string) {
  const { commerce, offer, object, kind } = report
  if (commerce === null) return
  const isOffer = offer !== null
  const decision = {
    kind: isOffer ? 'offer_deleted' : 'commerce_hidden',
    objectKey: isOffer ? { offer } : { commerce },
    owner: await findOwnerOf(tx, commerce),
    object,
    reason,
    report: report.id,
  } as const
  await restrict(tx, call, decision, (restricted) => {
    const { contact_email: contact } = call.settings.present()
    const appeal = appealLinkOf(call, restricted)
    return hiddenAfterReport({ object, commerce, isOffer, kind, reason, contact, appeal })
  })
}

const NOTHING_TO_HIDE = 'Ya no está en el directorio: elige otra decisión.'

/** Returns a function that hides the shop or bins the offer. The function throws 400 if the object is gone. */
async function lockReported(tx: Db, call: SignedCall, report: Report) {
  const { viewer, clock } = call
  if (report.offer !== null) {
    const offer = await lockOffer(tx, viewer, report.offer)
    return async () => {
      if (offer === undefined || offer.deleted_at !== null) throw nothingToHide()
      await deleteLocked(tx, call, offer)
    }
  }
  const { commerce: id } = report
  const shop = id === null ? undefined : await lockCommerce(tx, viewer, id)
  return async () => {
    if (id === null || shop === undefined || shop.status !== 'OK') throw nothingToHide()
    // The owner has hidden the shop already. The restriction still prevents the owner from showing it again.
    if (shop.hidden) return
    const updated_at = clock.now().toISOString()
    const changes = { hidden: true, updated_at, version: shop.version + 1 }
    await tx.update(commerces).set(changes).where(eq(commerces.id, id))
    const states = { before: { hidden: false }, after: { hidden: true } }
    await record(tx, call, { verb: 'hide', type: 'commerce', id, name: shop.name, ...states })
  }
}

const nothingToHide = () => invalid({ decision: [NOTHING_TO_HIDE] })
