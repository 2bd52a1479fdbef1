import type { Status } from '#contract/status.ts'
import { get } from '#web/api/api.ts'

export const readStatus = () => get<Status>('/api/status/')
