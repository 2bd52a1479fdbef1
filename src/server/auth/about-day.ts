import type { PlainDate } from '#contract/hours/dates.ts'

/** Encodes a day as the `about` number of a mailed link: 20261124. */
export const aboutDay = (day: PlainDate) => Number(day.replaceAll('-', ''))

export const dayOf = (about: number): PlainDate =>
  String(about).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
