import { legalIdentity } from '#contract/legal.ts'
import { periods } from '#contract/periods.ts'
import { legalIdentityOf } from '../config/effective-settings.ts'
import { currentSettings } from '../current-settings.ts'
import { route } from '../http/route.ts'

export const privacyRoutes = [
  route('GET', '/api/periods/', {
    summary: 'Dice cuántos días se guarda cada cosa.',
    access: 'public',
    response: periods,
    handle: async (call) => {
      const settings = await currentSettings(call)
      return {
        unconfirmed: settings.keep_unconfirmed_days,
        bin: settings.keep_bin_days,
        activity: settings.keep_activity_days,
        messages: settings.keep_messages_days,
        mails: settings.keep_mails_days,
        sessions: settings.keep_sessions_days,
        addresses: settings.keep_addresses_days,
        attempts: settings.keep_attempts_days,
      }
    },
  }),
  route('GET', '/api/legal/', {
    summary: 'Dice quién lleva el directorio, como lo pide la ley.',
    access: 'public',
    response: legalIdentity,
    handle: async (call) => legalIdentityOf(await currentSettings(call)),
  }),
]
