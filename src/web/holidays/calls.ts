import type { Holiday, HolidayForm, HolidayQuestion } from '#contract/holidays.ts'
import type { HolidayAnswer } from '#contract/hours/holiday-answers.ts'
import { call, get } from '#web/api/api.ts'
import { whileOn } from '#web/api/modules.ts'
import { resource, sendForm } from '#web/api/resource.ts'

export const {
  page: listHolidays,
  create: createHoliday,
  remove: deleteHoliday,
  restore: restoreHoliday,
} = resource<Holiday, HolidayForm>('/api/holidays/')

/** Throws 409 if somebody else has saved the holiday since. */
export const saveHoliday = ({ id, version }: Holiday, form: HolidayForm): Promise<Holiday> =>
  sendForm('put', `/api/holidays/${id}/`, form, { version })

/** Lists holidays of the next week that the caller's shops have not answered. */
export const listHolidayQuestions = () =>
  whileOn('holidays', () => get<HolidayQuestion[]>('/api/holidays/unanswered/'), [])

/** Saves whether a shop opens on a holiday. Null deletes the answer. */
export const answerHoliday = (holiday: number, commerce: number, does: HolidayAnswer | null) =>
  call<void>({ url: `/api/holidays/${holiday}/answer/`, method: 'post', data: { commerce, does } })
