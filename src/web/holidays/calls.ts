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

/** With `If-Match`: a conflict if somebody saved it meanwhile. */
export const saveHoliday = (
  { id, version }: Pick<Holiday, 'id' | 'version'>,
  form: HolidayForm,
): Promise<Holiday> => sendForm('put', `/api/holidays/${id}/`, form, { version })

/** The holidays of the next week of which shops of one's own have not said what they do. */
export const listHolidayQuestions = () =>
  whileOn('holidays', () => get<HolidayQuestion[]>('/api/holidays/unanswered/'), [])

/** What a shop does on a holiday; null takes it back. */
export const answerHoliday = (holiday: number, commerce: number, does: HolidayAnswer | null) =>
  call<void>({
    url: `/api/holidays/${holiday}/answer/`,
    method: 'post',
    data: { commerce, does },
  })
