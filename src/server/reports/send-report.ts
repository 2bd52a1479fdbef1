import { type ReportForm, UNKNOWN_REPORTED } from '#contract/reports.ts'
import { queueUnverifiedMail } from '../auth/unverified-mail.ts'
import { findSame } from '../database/find-same.ts'
import type { Db } from '../database/open.ts'
import { reports } from '../database/schema.ts'
import { findListedCommerce } from '../directory/commerces.ts'
import { findListedOffer } from '../directory/offers.ts'
import { invalid } from '../errors.ts'
import { rejectBots } from '../http/honeypot.ts'
import type { RateLimit } from '../http/rate-limit.ts'
import type { Call } from '../http/route.ts'
import { storeSubmission } from '../http/store-submission.ts'
import { newReport, reportReceipt } from '../mail/inbox-mails.ts'
import { notifyOfNew } from '../moderation/notify-administrators.ts'
import type { Services } from '../services.ts'
import { todayOf } from '../today.ts'

export const REPORTS_BY_IP: RateLimit = { scope: 'report', limit: 10, seconds: 60 * 60 }
const NOTIFICATIONS: RateLimit = { scope: 'report-told', limit: 1, seconds: 60 * 60 }

/** The mailed receipt does not quote the report: the address may be somebody else's. Throws 400 and 429. */
export async function sendReport(call: Call, form: ReportForm) {
  rejectBots(form, 'Enviar')
  const { commerce, offer, kind, text, name, email } = form
  // Fields that make two reports the same, if one is sent twice.
  const same = { commerce, offer, kind, text, email }
  const id = await storeSubmission(call, {
    limit: REPORTS_BY_IP,
    findSame: (tx, since) => findSame(tx, reports, same, since),
    create: async (tx, now) => {
      const object = await nameOfReported(tx, call, form)
      if (form.email) {
        await queueUnverifiedMail(tx, call, form.email, async () => reportReceipt({ object }))
      }
      const minors = form.minors && kind === 'illegal'
      const created_at = now.toISOString()
      const row = { ...same, object, name, minors, created_at }
      const [created] = await tx.insert(reports).values(row).returning({ id: reports.id })
      await notifyOfNew(tx, call, NOTIFICATIONS, newReport)
      return created!.id
    },
  })
  return { ...form, id }
}

/** Throws 400 if the shop or offer is not public, so that strangers learn nothing about it. */
async function nameOfReported(tx: Db, services: Services, { commerce, offer }: ReportForm) {
  const today = todayOf(services)
  if (commerce !== null) {
    const found = await findListedCommerce(tx, commerce, today)
    if (found.state === 'public') return found.row.name
  } else if (offer !== null) {
    const found = await findListedOffer(tx, offer, today)
    if (found.state === 'public') return found.row.title
  }
  throw invalid({ [commerce === null ? 'offer' : 'commerce']: [UNKNOWN_REPORTED] })
}
