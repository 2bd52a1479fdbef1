import type { Status, TestMail } from '#contract/status.ts'
import { call, get } from '#web/api/api.ts'

export const readStatus = () => get<Status>('/api/status/')

export const sendTestMail = () => call<TestMail>({ url: '/api/status/test_mail/', method: 'post' })
