const HOUR = 3_600_000

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' })

/** When the day ends in Madrid, in ms since 1970: pages say 'hoy' and 'ayer'. Days of 23 and 25 hours too. */
export function nextMidnight(now: Date): number {
  const today = DAY.format(now)
  let at = Math.ceil((now.getTime() + 1) / HOUR) * HOUR
  while (DAY.format(at) === today) at += HOUR
  return at
}
