import type { FastifyBaseLogger } from 'fastify'
import { every } from './every.ts'
import { sweepPhotos } from './photos/sweep-photos.ts'
import { forgetOld } from './retention.ts'
import type { Services } from './services.ts'

const HOUR = 60 * 60

/** What the server does by itself, now and then. Answers how to end it. */
export function startChores(services: Services, log: FastifyBaseLogger): () => Promise<unknown> {
  const chores = [
    // A mail whose next try has come is noticed within ten seconds.
    { name: 'waking the mail', seconds: 10, work: async () => services.mail.wake() },
    { name: 'forgetting what is old', seconds: 4 * HOUR, work: () => forgetOld(services) },
    { name: 'sweeping photos', seconds: 4 * HOUR, work: () => sweepPhotos(services) },
  ]
  const ends = chores.map(({ name, seconds, work }) =>
    every(seconds, work, (error) => log.error(error, `${name} failed`)),
  )
  return () => Promise.all(ends.map((end) => end()))
}
