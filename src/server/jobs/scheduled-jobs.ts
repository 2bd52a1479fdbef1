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

const HOUR_SECONDS = 60 * 60
const CHECK_SECONDS = HOUR_SECONDS / 6

/** `seconds` between two runs. */
type Job = [name: string, seconds: number, task: () => Promise<void>]

/** Returns a function that stops the jobs. */
export function startScheduledJobs(services: Services, log: FastifyBaseLogger) {
  const { settings, changes } = services
  const logError = (error: unknown, name: string) => {
    if (!isKnownOutage(error, changes)) logFailure(log, error as Error, `${name} failed`)
  }
  let followUps = Promise.resolve()
  /** Every instance checks whether the job has to run, but only one of the instances runs it. */
  const whenDue = (hours: number, name: string, work: () => Promise<void>): Job => {
    return [name, CHECK_SECONDS, () => runWhenDue(services, name, hours * HOUR_SECONDS, work)]
  }
  const jobs: Job[] = [
    ['delivering mails that are due', 10, async () => services.mail.notify()],
    ['writing figures', 5, () => services.visits.flush()],
    ['forgetting what can no longer be undone', 60, () => forgetDecisions(services)],
    whenDue(4, 'forgetting what is old', () => purgeExpired(services)),
    whenDue(4, 'merging old months of figures', () => mergeMonths(services)),
    whenDue(4, 'sweeping photos', () => sweepPhotos(services)),
    ['proposing holidays', CHECK_SECONDS, () => proposeHolidays(services)],
    whenDue(1, 'asking about holidays', () => askAboutHolidays(services)),
    whenDue(1, 'asking about data', () => askAboutData(services)),
    whenDue(1, 'sending the figures of a month', () => sendReports(services)),
    whenDue(1, 'reminding of offers that end', () => remindOfEnding(services)),
    whenDue(1, 'announcing the week', () => announceWeek(services)),
    ['writing when shops are open', HOUR_SECONDS, () => keepOpenings(services)],
    ['backing up', CHECK_SECONDS, () => backUpDaily(services)],
  ]
  const afterChange = (work: () => Promise<void>, name: string) => {
    followUps = followUps.then(work).catch((error) => logError(error, name))
  }
  settings.onChange((before) => {
    const { time_zone, region } = settings.present()
    // Until the openings are written again, lists of open shops are computed from the hours.
    if (before.time_zone !== time_zone) {
      afterChange(() => keepOpenings(services), 'writing when shops are open')
    }
    if (before.region !== region) {
      afterChange(() => proposeHolidays(services), 'proposing holidays')
    }
  })
  const stops = jobs.map(([name, seconds, task]) =>
    runPeriodically(seconds, task, (error) => logError(error, name)),
  )
  return () => Promise.all([...stops.map((stop) => stop()), followUps])
}
