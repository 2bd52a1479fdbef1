import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { MAX_ITEMS } from '#contract/fields.ts'
import { ROUTE_FORMS } from '#testing/route-forms.ts'

type Schema = { properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[] }

describe.each(ROUTE_FORMS)('$call', ({ shape }) => {
  test.each(fieldsOf(shape))('counts a list in %s before it reads it', (field) => {
    const list = longList()
    const { error } = shape.safeParse(formWith(field.split('.'), list.items))
    expect(list.read()).toBeLessThanOrEqual(MAX_ITEMS)
    expect(error?.issues.length ?? 0).toBeLessThan(MAX_ITEMS)
  })
})

test('the lists that forms have are among them', () => {
  const all = ROUTE_FORMS.flatMap(({ call, shape }) =>
    fieldsOf(shape).map((field) => `${call} ${field}`),
  )
  expect(all).toEqual(
    expect.arrayContaining([
      'POST /auth/users/ commerce.category',
      'POST /api/subscriptions/change/ commerces',
      'PUT /api/commerce/:id/ hours.special.0.shifts',
      'PATCH /api/settings/ postal_codes',
      'PATCH /api/settings/ embed_hosts',
    ]),
  )
})

/** Returns the paths of a form's fields, including those in groups and in a list's first item. */
function fieldsOf(shape: z.ZodType): string[] {
  const found = new Set<string>()
  const visit = ({ properties = {}, items, anyOf = [] }: Schema, path: string[]) => {
    if (path.length > 0) found.add(path.join('.'))
    for (const [name, inner] of Object.entries(properties)) visit(inner, [...path, name])
    if (items) visit(items, [...path, '0'])
    for (const one of anyOf) visit(one, path)
  }
  visit(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema, [])
  return [...found]
}

function formWith([step, ...rest]: string[], value: unknown): unknown {
  if (step === undefined) return value
  const inner = formWith(rest, value)
  return step === '0' ? [inner] : { [step]: inner }
}

/** Returns a list of 100,000 items that counts how many were read. */
function longList() {
  let read = 0
  const items = new Proxy(Array<number>(100_000).fill(1), {
    get(target, key, receiver) {
      if (/^\d+$/.test(String(key))) read += 1
      return Reflect.get(target, key, receiver)
    },
  })
  return { items, read: () => read }
}
