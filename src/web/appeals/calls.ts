import type { Appeal, AppealAnswer, Restriction } from '#contract/appeals.ts'
import { OWNER } from '#contract/roles.ts'
import { call } from '#web/api/api.ts'
import { isOn } from '#web/api/modules.ts'
import { resource } from '#web/api/resource.ts'
import { storedRole } from '#web/api/session.ts'

const appeals = resource<Appeal>('/api/appeals/')

export const { find: findAppeal, page: listAppeals } = appeals

export const answerAppeal = (id: number, answer: AppealAnswer) => appeals.post(id, 'answer', answer)

const restrictions = resource<Restriction>('/api/restrictions/')

export const { find: findRestriction } = restrictions

/** Lists up to 20 restrictions of the owner that are in force. Returns [] for administrators and after an error. */
export async function listOwnRestrictions(commerce?: string): Promise<Restriction[]> {
  if (storedRole() !== OWNER) return []
  return restrictions.page({ commerce, in_force: true, size: 20 }).then(
    ({ results }) =>
      results.map((item) => ({ ...item, may_appeal: item.may_appeal && isOn('appeals') })),
    () => [],
  )
}

export const sendAppeal = (restriction: number, text: string) =>
  call<Restriction>({ url: '/api/appeals/', method: 'post', data: { restriction, text } })
