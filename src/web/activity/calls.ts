import type { Activity } from '#contract/activity.ts'
import type { ObjectType } from '#contract/entities.ts'
import { resource } from '#web/api/resource.ts'

type ActivityQuery = { type?: ObjectType; search?: string; page: number }

export const listActivity = (query: ActivityQuery) =>
  resource<Activity>('/api/activity/').page(query)

export const listHistory = (commerce: string, page: number) =>
  resource<Activity>(`/api/commerce/${encodeURIComponent(commerce)}/history/`).page({ page })
