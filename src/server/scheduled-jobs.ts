import type { FastifyBaseLogger } from 'fastify'
import { backUpDaily } from './backup/daily-backup.ts'
import { sweepPhotos } from './photos/sweep-photos.ts'
import { purgeExpired } from './purge-expired.ts'
import { runPeriodically } from './run-periodically.ts'
import type { Services } from './services.ts'

const HOUR = 60 * 60

/** Starts the scheduled jobs. Returns how to stop them. */
export function startScheduledJobs(
  services: Services,
  log: FastifyBaseLogger,
): () => Promise<unknown> {
  const jobs = [
    // A mail is sent at most ten seconds after it is due.
    {
      name: 'delivering mails that are due',
      seconds: 10,
      task: async () => services.mail.notify(),
    },
    { name: 'forgetting what is old', seconds: 4 * HOUR, task: () => purgeExpired(services) },
    { name: 'sweeping photos', seconds: 4 * HOUR, task: () => sweepPhotos(services) },
    { name: 'backing up', seconds: HOUR / 6, task: () => backUpDaily(services) },
  ]
  const stops = jobs.map(({ name, seconds, task }) =>
    runPeriodically(seconds, task, (error) => log.error(error, `${name} failed`)),
  )
  return () => Promise.all(stops.map((stop) => stop()))
}
