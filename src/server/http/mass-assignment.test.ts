import { expect, test } from 'vitest'
import { ROUTE_FORMS } from '#testing/route-forms.ts'

/** Columns that a form sets only if it is there for that. */
const PROTECTED =
  `id pk owner_id owner role is_active is_trusted password_hash created_at activated_at registration_digest
  deleted_at photo photo_width photo_id photo_alt photo_focus_x photo_focus_y hidden version updated_at status commerce
  decided_by decided_at submitted_at sender answer answered_by answered_at answer_mail object decision decision_mail
  confirmed_at merged_into kind ended_at appellant appealed_at outcome position guide_step chosen proposed_for`.split(
    /\s+/,
  )

/** The forms that set some of them. */
const ALLOWED: Record<string, string[]> = {
  'PATCH /api/commerce/:id/': ['photo_focus_x', 'photo_focus_y', 'hidden'],
  'PATCH /api/faq/:id/': ['answer'],
  'PATCH /api/offer/:id/': ['photo_focus_x', 'photo_focus_y', 'commerce', 'photo'],
  'PATCH /api/proposals/:id/': ['photo_focus_x', 'photo_focus_y'],
  'PATCH /api/settings/': ['guide_step'],
  'PATCH /auth/users/:id/': ['role', 'is_active', 'is_trusted'],
  'POST /api/answer_contact/:id/': ['answer'],
  'POST /api/appeals/:id/answer/': ['outcome', 'answer'],
  'POST /api/commerce/': ['photo_focus_x', 'photo_focus_y'],
  'POST /api/contact/': ['sender'],
  'POST /api/directory/actions/': ['kind', 'commerce'],
  'POST /api/faq/': ['answer'],
  'POST /api/holidays/:id/answer/': ['commerce'],
  'POST /api/mailed/unsubscribe/': ['kind'],
  'POST /api/offer/': ['photo_focus_x', 'photo_focus_y', 'commerce'],
  'POST /api/reports/': ['commerce', 'kind'],
  'POST /api/reports/:id/decide/': ['decision'],
  'POST /api/suggestions/:id/decide/': ['decision'],
  'POST /auth/users/': ['commerce'],
  'PUT /api/commerce/:id/': ['photo_focus_x', 'photo_focus_y'],
  'PUT /api/faq/:id/': ['answer'],
  'PUT /api/offer/:id/': ['photo_focus_x', 'photo_focus_y', 'commerce', 'photo'],
}

// Routes read nothing of a request but its checked form (`architecture.test.ts`).
test.each(ROUTE_FORMS)('$call drops or refuses fields that its form does not have', ({ shape }) => {
  expect(shape.def.catchall?._zod.def.type ?? 'never').toBe('never')
})

test.each(ROUTE_FORMS)('$call sets no protected column that it may not', ({ call, shape }) => {
  const fields = Object.keys(shape.shape).filter((name) => PROTECTED.includes(name))
  expect(fields).toEqual(ALLOWED[call] ?? [])
})
