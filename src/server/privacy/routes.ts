import { legalIdentity } from '#contract/legal.ts'
import { periods } from '#contract/periods.ts'
import { route } from '../http/route.ts'

export const privacyRoutes = [
  route({
    method: 'GET',
    path: '/api/periods/',
    summary: 'Dice cuántos días se guarda cada cosa.',
    access: 'public',
    response: periods,
    handle: async ({ config }) => ({
      unconfirmed: config.keepUnconfirmedDays,
      bin: config.keepBinDays,
      activity: config.keepActivityDays,
      messages: config.keepMessagesDays,
      mails: config.keepMailsDays,
      sessions: config.keepSessionsDays,
      addresses: config.keepAddressesDays,
      attempts: config.keepAttemptsDays,
    }),
  }),
  route({
    method: 'GET',
    path: '/api/legal/',
    summary: 'Dice quién lleva el directorio, como lo pide la ley.',
    access: 'public',
    response: legalIdentity,
    handle: async ({ config }) => config.legal,
  }),
]
