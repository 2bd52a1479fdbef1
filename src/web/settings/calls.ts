import type { Notice, NoticeForm } from '#contract/notices.ts'
import type { Settings, SettingsChanges } from '#contract/settings.ts'
import { get } from '#web/api/api.ts'
import { resource, sendForm } from '#web/api/resource.ts'

const PATH = '/api/settings/'

export const readSettings = () => get<Settings>(PATH)

/** With a version: a conflict if somebody has saved since. */
export const saveSettings = (changes: SettingsChanges, version?: number): Promise<Settings> =>
  sendForm('patch', PATH, changes, version === undefined ? {} : { version })

const NOTICES = '/api/notices/'

/** Those of today and of the days to come. */
export const listNotices = () => get<Notice[]>(NOTICES)

export const {
  create: createNotice,
  replace: saveNotice,
  remove: deleteNotice,
} = resource<Notice, NoticeForm>(NOTICES)
