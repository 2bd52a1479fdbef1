import { addDays } from '#contract/hours/dates.ts'
import type { QueuedMail } from '../mail/send-claimed.ts'
import { weeklyMail } from '../mail/subscription-mails.ts'
import { type RenderedMail, renderMail } from '../mail/template.ts'
import { findNoticeOn } from '../notices/queries.ts'
import type { Services } from '../services.ts'
import { todayOf } from '../today.ts'
import { subscriptionLinks } from './links.ts'
import { newsFor } from './news.ts'
import { findSubscription } from './queries.ts'

/** Writes a weekly mail when it is sent; undefined if nothing is left to say. Returns other mails unchanged. */
export async function writeWeeklyMail(
  services: Pick<Services, 'db' | 'config' | 'clock' | 'settings'>,
  mail: QueuedMail,
): Promise<RenderedMail | undefined> {
  const { subscription, week } = mail
  if (subscription === null || week === null) return mail
  const { db, config } = services
  const today = todayOf(services)
  if (today >= addDays(week, 7)) return undefined
  const reader = await findSubscription(db, subscription)
  if (!reader?.confirmed_at) return undefined
  const news = await newsFor(db, week, today, reader)
  if (news.offer_count + news.commerce_count === 0) return undefined
  const notice = await findNoticeOn(db, today)
  const { town } = services.settings.present()
  const confirmedAt = new Date(reader.confirmed_at)
  const links = subscriptionLinks(config, reader.id)
  return renderMail(config, weeklyMail({ news, notice, town, confirmedAt, ...links }))
}
