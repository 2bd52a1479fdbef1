import { afterAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { ADDRESS_PARTS } from '#contract/address.ts'
import { errorSentences, fieldErrors } from '#contract/field-errors.ts'
import { honeypotFields } from '#contract/honeypot.ts'
import { asLines, asOneLine } from '#contract/invisible-marks.ts'
import type { Answer } from '#testing/api-client.ts'
import { accountFormCalls } from '#testing/form-calls/account.ts'
import { commerceFormCalls } from '#testing/form-calls/commerce.ts'
import {
  type Form,
  type FormCall,
  openFormContext,
  type Subject,
} from '#testing/form-calls/form-call.ts'
import { officeFormCalls } from '#testing/form-calls/office.ts'
import { SHOP_FORM } from '#testing/form-calls/shop-form.ts'
import { HOSTILE_VALUES } from '#testing/hostile-values.ts'
import { openTestServer } from '#testing/test-server.ts'
import { routes } from '../app.ts'

/*
 * Sends invalid values for every field of every form. Each is refused with a Spanish sentence under it, or stored
 * unchanged. One field of each form is sent over HTTP, to find what only the code behind the schema refuses.
 */
const server = await openTestServer({ rateLimits: false })
afterAll(() => server.close())

const context = await openFormContext(server)
/** All routes that take a form. */
const FORM_CALLS: Record<string, FormCall> = {
  ...accountFormCalls(context),
  ...commerceFormCalls(context),
  ...officeFormCalls(context),
}

/** Fields that are not texts, are normalized, or cannot be read back. */
const NO_TEXT =
  /(email|password|category|n_tlf|hidden|ended|closed_for_good|opening|resubmit|web|latitude|longitude|whatsapp|instagram|facebook|tiktok|link|hours|photo|photo_from|photo_focus_[xy]|alt|commerce|closed|open|province|postal_codes|embed_hosts|region|time_zone|legal_\w+|contact_phone|_days|guide_step|offer|minors|good_faith|starts_on|ends_on|price|wanted_mails|weekdays|categories|commerces|with_pending|is_trusted|restriction|review_fields|fields|revision|accept|reject|until|words|sells|facts|like)$/

/** Optional texts: what is invisible counts as empty. */
const OPTIONAL_TEXT = /(street|number|address_extra|postal_code|locality|conditions|code)$/

/** Texts with a format: their error names the format instead of the length. */
const HAS_SHAPE =
  /(email|mail|sender|n_tlf|postal_code|web|link|hours|photo_focus_[xy]|region|time_zone|contact_phone|date|starts_on|ends_on|price|scope|does|kind|decision|outcome|data|until|like)$/

const MOST = /^Debe tener como máximo (\d+) caracteres$/

/** Values that are refused, cleaned or stored in different ways. */
const OVER_HTTP = [
  'nothing',
  'NUL',
  'half an emoji',
  'HTML',
  'lines of Windows',
  'a megabyte',
  'a huge number',
  'an object',
]

/** Fields that also have a limit together. */
const IN_ADDRESS = /(direction|street|number|address_extra|locality)$/

const isAddress = (field: string) => /(^|\.)direction$/.test(field)

const NOTHING = /^[\s\u200b\u2060\u2800\u3164]*$/

/** Fields of forms with groups. Those of other forms are read from their schema. */
const FIELDS: Record<string, string[]> = {
  'POST /auth/users/': [
    'username',
    'email',
    'password',
    ...Object.keys(SHOP_FORM).map((name) => `commerce.${name}`),
    'commerce.application.application',
  ],
}

test('every call that takes a form stands in the table', () => {
  const declared = routes
    .filter((route) => route.form !== undefined)
    .map(({ method, path }) => `${method} ${path}`)
  expect(Object.keys(FORM_CALLS).toSorted()).toEqual(declared.toSorted())
})

describe.each(Object.keys(FORM_CALLS))('%s', (call) => {
  const { form, send, stored, unstored = [], isOnce } = FORM_CALLS[call]!
  const shape = routes.find(({ method, path }) => `${method} ${path}` === call)!.form!

  test('takes its form, with every field', async () => {
    const subject = await createSubject()
    const good = await form(subject)
    expect((await send(good, subject)).status).toBeLessThan(300)
    for (const field of fieldsOf(call)) expect(valueAt(good, field)).not.toBeUndefined()
  })

  test('refuses what stands in a field in Spanish, or reads it as it is', async () => {
    const good = await form(await createSubject())
    const faults = fieldsOf(call).flatMap((field) =>
      Object.entries(HOSTILE_VALUES).flatMap(([name, make]) => {
        const value = make(1)
        const read = shape.safeParse(replaced(alone(good, field), field, value))
        const fault = read.success
          ? (storageFault(read.data) ??
            (isText(field) ? lossIn(read.data, field, value) : undefined))
          : faultOf({ status: 400, body: fieldErrors(read.error) }, field)
        return fault === undefined ? [] : [{ field, name, fault }]
      }),
    )
    expect(faults).toEqual([])
  })

  test('takes as much in each field as it says', async () => {
    const good = await form(await createSubject())
    for (const field of fieldsOf(call).filter((one) => typeof valueAt(good, one) === 'string')) {
      const said = (length: number) => {
        const read = shape.safeParse(replaced(alone(good, field), field, 'ñ'.repeat(length)))
        return read.success ? [] : sentencesUnder(fieldErrors(read.error), field)
      }
      const tooLong = said(100_000)
      const most = Number(MOST.exec(tooLong[0] ?? '')?.[1])
      if (HAS_SHAPE.test(field)) continue
      expect({ field, most: most > 0 }).toEqual({ field, most: true })
      expect({ field, said: said(most + 1) }).toEqual({ field, said: tooLong })
      expect(said(most)).not.toEqual(tooLong)
    }
  })

  test('answers over HTTP what stands in a field in Spanish, or keeps it', async () => {
    const fields = fieldsOf(call)
    const field = fields.find((one) => isText(one)) ?? fields[0]!
    const faults: unknown[] = []
    let unchanged: Subject | undefined
    for (const name of OVER_HTTP) {
      const subject = unchanged ?? (await createSubject())
      const value = HOSTILE_VALUES[name]!(subject.shop.id)
      const answer = await send(replaced(alone(await form(subject), field), field, value), subject)
      const fault = faultOf(answer, field) ?? (await lossOf(answer, subject, field, value))
      if (fault !== undefined) faults.push({ name, fault })
      unchanged = answer.status < 300 || isOnce ? undefined : subject
    }
    expect(faults).toEqual([])
  })

  if (stored) {
    test('stores as much in all texts as they may have', async () => {
      const subject = await createSubject()
      let sent = await form(subject)
      const texts = fieldsOf(call).filter(
        (field) =>
          isText(field) && typeof valueAt(sent, field) === 'string' && !IN_ADDRESS.test(field),
      )
      const longest = new Map<string, string>()
      for (const field of texts) {
        const read = shape.safeParse(replaced(sent, field, 'ñ'.repeat(100_000)))
        const said = read.success ? [] : sentencesUnder(fieldErrors(read.error), field)
        const most = Number(MOST.exec(said[0] ?? '')?.[1])
        if (most > 0) longest.set(field, String(subject.shop.id).padEnd(most, 'ñ'))
      }
      for (const [field, text] of longest) sent = replaced(sent, field, text)
      const answer = await send(sent, subject)
      expect(answer.status < 300 ? undefined : answer.body).toBeUndefined()
      const found = await stored(subject)
      for (const [field, text] of longest) expect(valueAt(found, field)).toBe(text)
    })
  }

  const isText = (field: string) =>
    stored !== undefined && !NO_TEXT.test(field) && !unstored.includes(field)

  async function lossOf(answer: Answer, subject: Subject, field: string, value: unknown) {
    if (answer.status >= 300 || !isText(field)) return
    return lossIn(await stored!(subject), field, value)
  }
})

/** Returns what is left of an accepted text, unless it is unchanged. */
function lossIn(found: unknown, field: string, value: unknown): unknown {
  if (value === undefined || NO_TEXT.test(field)) return
  if (OPTIONAL_TEXT.test(field) && NOTHING.test(String(value ?? ''))) return
  const text = valueAt(found, field)
  const written = [asOneLine, asLines].map((clean) => clean(String(value)).trim())
  return written.includes(text as string) ? undefined : { text, written }
}

/** Returns what PostgreSQL would refuse in an accepted form. Of a password only the hash is stored. */
function storageFault(value: unknown, name = ''): unknown {
  if (name.endsWith('password')) return undefined
  if (typeof value === 'string') {
    return value.isWellFormed() && !value.includes('\0') ? undefined : { unstorable: value }
  }
  if (typeof value === 'number') {
    return Math.abs(value) < 2 ** 31 ? undefined : { unstorable: value }
  }
  if (typeof value !== 'object' || value === null) return undefined
  return Object.entries(value)
    .map(([inner, one]) => storageFault(one, inner))
    .find((fault) => fault !== undefined)
}

const ENGLISH = /\b(invalid|expected|input|required|string|received|must|error|failed|too)\b/i
const SENTENCE = /^[A-ZÁÉÍÓÚÑ¿«].*[\p{L}\d».?]$/u

/** Returns what is wrong with a response. A refusal needs at least one sentence, and no internal word. */
function faultOf({ status, body }: Pick<Answer, 'status' | 'body'>, field: string): unknown {
  if (status < 300) return undefined
  const said = status === 400 ? sentencesUnder(body, field) : errorSentences(body?.detail)
  const isRefusal = status === 400 || status === 401 || status === 404 || status === 409
  const isSpanish = said.every((one) => SENTENCE.test(one) && !ENGLISH.test(one))
  return isRefusal && said.length > 0 && isSpanish ? undefined : { status, body }
}

/** Returns the sentences under the field, its group or the whole form. */
function sentencesUnder(body: unknown, field: string): string[] {
  const steps = field.split('.')
  const places = steps.map((_, at) => valueAt(body, steps.slice(0, at + 1).join('.')))
  const own = errorSentences(places.findLast((place) => place !== undefined))
  return own.length > 0 ? own : errorSentences(body)
}

function fieldsOf(call: string): string[] {
  const { form } = routes.find(({ method, path }) => `${method} ${path}` === call)!
  const names = Object.keys((form as z.ZodObject).shape)
  return FIELDS[call] ?? names.filter((name) => !Object.hasOwn(honeypotFields, name))
}

let created = 0

async function createSubject(): Promise<Subject> {
  created += 1
  const username = `bad-input-${created}`
  const person = await server.owner({ username, email: `${username}@example.com` })
  const shop = await server.commerce(person)
  return { person, shop, pk: (await server.applicationOf(shop)).pk }
}

function valueAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((inner, step) => (inner as Form | undefined | null)?.[step], value)
}

/** Removes the address parts, which would replace the line `direction`. */
function alone(form: Form, field: string): Form {
  if (!isAddress(field)) return form
  const group = (form.commerce ?? form) as Form
  const rest = Object.entries(group).filter(
    ([name]) => !ADDRESS_PARTS.some((part) => part === name),
  )
  const line = Object.fromEntries(rest)
  return form.commerce === undefined ? line : { ...form, commerce: line }
}

function replaced(form: Form, path: string, value: unknown): Form {
  const [step, ...rest] = path.split('.') as [string, ...string[]]
  if (rest.length === 0) return { ...form, [step]: value }
  return { ...form, [step]: replaced(form[step] as Form, rest.join('.'), value) }
}
