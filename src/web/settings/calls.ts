import type { Duties } from '#contract/duty.ts'
import type { Notice, NoticeForm } from '#contract/notices.ts'
import type { Settings, SettingsChanges } from '#contract/settings.ts'
import { call, get } from '#web/api/api.ts'
import { resource, sendForm } from '#web/api/resource.ts'

const SETTINGS = '/api/settings/'

export const readSettings = () => get<Settings>(SETTINGS)

/** With `version`, throws 409 if somebody else has saved settings after this version. */
export const saveSettings = (changes: SettingsChanges, version?: number): Promise<Settings> =>
  sendForm('patch', SETTINGS, changes, version === undefined ? {} : { version })

const NOTICES = '/api/notices/'

export const listNotices = () => get<Notice[]>(NOTICES)

export const {
  create: createNotice,
  replace: saveNotice,
  remove: deleteNotice,
} = resource<Notice, NoticeForm>(NOTICES)

const DUTY = '/api/duty/'

export const readDuties = () => get<Duties>(DUTY)

export const saveDuties = (list: string): Promise<Duties> => sendForm('put', DUTY, { list })

export const deleteDuties = () => call<void>({ url: DUTY, method: 'delete' })
