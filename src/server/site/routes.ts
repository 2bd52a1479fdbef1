import { legalIdentity } from '#contract/legal.ts'
import { periods } from '#contract/periods.ts'
import { site } from '#contract/site.ts'
import { legalIdentityOf, townOfAddress } from '../config/effective-settings.ts'
import { currentSettings } from '../current-settings.ts'
import { nullWhileUnavailable } from '../database/unavailable.ts'
import { hasDuty } from '../duty/queries.ts'
import { route } from '../http/route.ts'
import { townMapOf } from '../map/town-map.ts'
import { findNoticeOn } from '../notices/queries.ts'
import { todayOf } from '../today.ts'

export const siteRoutes = [
  route('GET', '/api/site/', {
    summary:
      'Dice de qué pueblo es el directorio, su zona horaria, su mapa, su anuncio de hoy y cómo se habla con la administración.',
    access: 'public',
    response: site,
    handle: async (call) => {
      const settings = await currentSettings(call)
      const { contact_email: email, contact_phone: phone, time_zone } = settings
      const [map, notice, has_duty] = await Promise.all([
        townMapOf(call).catch(nullWhileUnavailable),
        findNoticeOn(call.db, todayOf(call)).catch(nullWhileUnavailable),
        hasDuty(call).catch(nullWhileUnavailable),
      ])
      return {
        town: townOfAddress(settings),
        time_zone,
        contact: { email, phone },
        map,
        notice: notice ?? null,
        modules: settings.modules,
        has_duty: has_duty ?? false,
        demo: !call.config.production,
      }
    },
  }),
]

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
