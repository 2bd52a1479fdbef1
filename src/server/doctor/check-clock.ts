import { bad, type Finding, good } from './finding.ts'

/** Tolerated difference between two clocks, in milliseconds. */
const MAX_DIFFERENCE = 30_000

export function checkClock(databaseTime: Date, now: Date): Finding {
  const name = 'Hora'
  const seconds = Math.round(Math.abs(now.getTime() - databaseTime.getTime()) / 1000)
  if (seconds * 1000 <= MAX_DIFFERENCE) return good(name)
  return bad(
    name,
    `El reloj de esta máquina y el de la base de datos difieren ${seconds} segundos.`,
    'Pon los dos en hora con NTP: timedatectl set-ntp true',
  )
}
