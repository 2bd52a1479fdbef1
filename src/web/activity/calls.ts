import type { Activity } from '#contract/activity.ts'
import type { ObjectType } from '#contract/entities.ts'
import { resource } from '#web/api/resource.ts'

export const listActivity = (query: { type?: ObjectType; search?: string; page: number }) =>
  resource<Activity>('/api/activity/').page(query)

export const listHistory = (commerce: string, page: number) =>
  resource<Activity>(`/api/commerce/${encodeURIComponent(commerce)}/history/`).page({ page })
