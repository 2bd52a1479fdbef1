import { and, eq } from 'drizzle-orm'
import { restrictions } from '../database/schema.ts'
import { isOn } from '../modules.ts'
import type { Services } from '../services.ts'
import { appealUntil, townDay } from './appeal-link.ts'
import { inForce } from './restrict.ts'

export async function whyDeactivated(services: Services, user: number) {
  const { db, clock } = services
  const isDeactivation = and(eq(restrictions.account, user), inForce)
  const [found] = await db.select().from(restrictions).where(isDeactivation)
  if (found === undefined) return undefined
  const { reason, decided_at, outcome, appealed_at } = found
  const since = new Date(decided_at)
  const why = reason === null ? '' : ` Motivo: «${reason.replace(/\s+/g, ' ')}».`
  const until = appealUntil(since)
  const next =
    outcome === 'upheld'
      ? 'Lo hemos vuelto a mirar y la decisión es definitiva: te la explicamos por correo.'
      : appealed_at !== null
        ? 'Ya tenemos tu reclamación: te escribiremos con la respuesta.'
        : isOn(services, 'appeals') && until > clock.now()
          ? `Si no estás de acuerdo, reclama hasta el ${townDay(services, until)} con el enlace del correo que te mandamos.`
          : 'Si ha cambiado algo, escríbenos desde Contacto.'
  return `Tu cuenta está desactivada desde el ${townDay(services, since)}.${why} ${next}`
}
