import { expect, test } from 'vitest'
import { z } from 'zod'
import { ROUTE_FORMS } from '#testing/route-forms.ts'
import { openTestServer } from '#testing/test-server.ts'
import { routes } from '../app.ts'
import { route } from './route.ts'

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
  'PATCH /api/commerce/:id/photos/': ['photos.id'],
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
  'POST /auth/users/': ['commerce', 'commerce.photo_focus_x', 'commerce.photo_focus_y'],
  'PUT /api/commerce/:id/': ['photo_focus_x', 'photo_focus_y'],
  'PUT /api/faq/:id/': ['answer'],
  'PUT /api/offer/:id/': ['photo_focus_x', 'photo_focus_y', 'commerce', 'photo'],
}

/** Returns the names of all fields of a form, with dots in nested objects. `*` stands for any other name. */
function fieldsOf(form: z.ZodType): string[] {
  const options = {
    io: 'input',
    unrepresentable: 'any',
    metadata: z.registry<{ id?: string }>(),
  } as const
  return namesIn(z.toJSONSchema(form, options))
}

function namesIn(schema: z.core.JSONSchema._JSONSchema, prefix = ''): string[] {
  if (typeof schema === 'boolean') return []
  const { anyOf = [], oneOf = [], allOf = [], prefixItems = [], items = [], $defs = {} } = schema
  const { properties = {}, additionalProperties } = schema
  const same = [anyOf, oneOf, allOf, prefixItems, items, Object.values($defs)].flat()
  const fields = Object.entries(
    additionalProperties ? { ...properties, '*': additionalProperties } : properties,
  )
  return [
    ...same.flatMap((part) => namesIn(part, prefix)),
    ...fields.flatMap(([name, field]) => [prefix + name, ...namesIn(field, `${prefix}${name}.`)]),
  ]
}

test('the fields of a form are found at any depth', () => {
  const shop = z.looseObject({ hidden: z.boolean() }).meta({ id: 'shop' })
  const form = z.object({ shops: z.array(shop.optional()), by_id: z.record(z.string(), shop) })
  expect(fieldsOf(form)).toEqual(
    'shops shops.hidden shops.* by_id by_id.* by_id.*.hidden by_id.*.*'.split(' '),
  )
})

test.each(ROUTE_FORMS)('$call drops or refuses fields that its form does not have', ({ shape }) => {
  expect(fieldsOf(shape).filter((name) => name.endsWith('*'))).toEqual([])
})

test.each(ROUTE_FORMS)('$call sets no protected column that it may not', ({ call, shape }) => {
  const fields = fieldsOf(shape).filter((name) => PROTECTED.includes(name.split('.').at(-1)!))
  expect(fields).toEqual(ALLOWED[call] ?? [])
})

test('a route sees nothing of a body but its parsed form', async () => {
  const seen: unknown[] = []
  routes.push(
    route('POST', '/api/seen/', {
      summary: 'Prueba.',
      access: 'public',
      find: async ({ request }) => seen.push(request.body),
      form: z.object({ name: z.string() }),
      status: 204,
      handle: async ({ request, form }) => seen.push(request.body, form),
    }),
  )
  const server = await openTestServer().finally(() => routes.pop())
  const body = { name: 'La Espiga', owner_id: 1 }
  expect((await server.anyone.post('/api/seen/', body)).status).toBe(204)
  expect(seen).toEqual([undefined, undefined, { name: 'La Espiga' }])
  await server.close()
})
