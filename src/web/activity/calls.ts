import type { Activity, ObjectType } from '#contract/activity.ts'
import { PAGE_SIZE, type Page } from '#contract/paging.ts'
import { get } from '#web/api/api.ts'

type ActivityAsked = { type?: ObjectType; actor?: string; search?: string; page: number }

export const listActivity = (asked: ActivityAsked) =>
  get<Page<Activity>>('/api/activity/', { ...asked, page_size: PAGE_SIZE })
