import type { FastifyBaseLogger } from 'fastify'
import { backUpDaily } from '../backup/daily-backup.ts'
import { mergeMonths } from '../counting/merge-months.ts'
import { logFailure } from '../database/log-failure.ts'
import { isKnownOutage } from '../database/unavailable.ts'
import { sendReports } from '../figures/send-reports.ts'
import { askAboutData } from '../freshness/ask-about-data.ts'
import { askAboutHolidays } from '../holidays/ask-about-holidays.ts'
import { proposeHolidays } from '../holidays/propose-holidays.ts'
import { keepOpenings } from '../hours/write-openings.ts'
import { remindOfEnding } from '../offers/remind-of-ending.ts'
import { sweepPhotos } from '../photos/sweep-photos.ts'
import type { Services } from '../services.ts'
import { announceWeek } from '../subscriptions/announce-week.ts'
import { forgetDecisions } from '../undo/undo-decision.ts'
import { purgeExpired } from './purge-expired.ts'
import { runPeriodically, runWhenDue } from './run-when-due.ts'

const HOUR = 60 * 60
/** Seconds between two checks of jobs that run once for all instances. */
const CHECK_INTERVAL = HOUR / 6

/** Returns a function that stops the jobs. */
export function startScheduledJobs(
  services: Services,
  log: FastifyBaseLogger,
): () => Promise<unknown> {
  const { settings, changes } = services
  const failed = (error: unknown, name: string) => {
    if (!isKnownOutage(error, changes)) logFailure(log, error as Error, `${name} failed`)
  }
  let followUps = Promise.resolve()
  const every = (hours: number) => (name: string, work: () => Promise<void>) => {
    return {
      name,
      seconds: CHECK_INTERVAL,
      task: () => runWhenDue(services, name, hours * HOUR, work),
    }
  }
  const hourly = every(1)
  const everyFourHours = every(4)
  const jobs = [
    {
      name: 'delivering mails that are due',
      seconds: 10,
      task: async () => services.mail.notify(),
    },
    { name: 'writing figures', seconds: 5, task: () => services.visits.flush() },
    {
      name: 'forgetting what can no longer be undone',
      seconds: 60,
      task: () => forgetDecisions(services),
    },
    everyFourHours('forgetting what is old', () => purgeExpired(services)),
    everyFourHours('merging old months of figures', () => mergeMonths(services)),
    everyFourHours('sweeping photos', () => sweepPhotos(services)),
    {
      name: 'proposing holidays',
      seconds: CHECK_INTERVAL,
      task: () => proposeHolidays(services),
    },
    hourly('asking about holidays', () => askAboutHolidays(services)),
    hourly('asking about data', () => askAboutData(services)),
    hourly('sending the figures of a month', () => sendReports(services)),
    hourly('reminding of offers that end', () => remindOfEnding(services)),
    hourly('announcing the week', () => announceWeek(services)),
    { name: 'writing when shops are open', seconds: HOUR, task: () => keepOpenings(services) },
    { name: 'backing up', seconds: CHECK_INTERVAL, task: () => backUpDaily(services) },
  ]
  const afterChange = (work: () => Promise<void>, name: string) => {
    followUps = followUps.then(work).catch((error) => failed(error, name))
  }
  settings.onChange((before) => {
    const { time_zone, region } = settings.present()
    // Until the openings are written again, lists are filtered by hours.
    if (before.time_zone !== time_zone) {
      afterChange(() => keepOpenings(services), 'writing when shops are open')
    }
    if (before.region !== region) {
      afterChange(() => proposeHolidays(services), 'proposing holidays')
    }
  })
  const stops = jobs.map(({ name, seconds, task }) =>
    runPeriodically(seconds, task, (error) => failed(error, name)),
  )
  return () => Promise.all([...stops.map((stop) => stop()), followUps])
}
