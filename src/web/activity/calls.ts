import type { Activity, ObjectType } from '#contract/activity.ts'
import { PAGE_SIZE, type Page } from '#contract/paging.ts'
import { get } from '#web/api/api.ts'

type ActivityQuery = {
  type?: ObjectType
  actor?: number | undefined
  search?: string
  page: number
}

export const listActivity = (query: ActivityQuery) =>
  get<Page<Activity>>('/api/activity/', { ...query, page_size: PAGE_SIZE })
