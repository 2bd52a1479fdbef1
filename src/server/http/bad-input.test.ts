import { afterAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { ADDRESS_PARTS } from '#contract/address.ts'
import { errorSentences } from '#contract/field-errors.ts'
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
import { openTestServer } from '#testing/test-server.ts'
import { routes } from '../app.ts'

/*
 * Every field of every form is sent what it is not made for: there is a sentence in Spanish under it,
 * or what is read back afterwards is what was sent.
 */
const server = await openTestServer({ rateLimits: false })
afterAll(() => server.close())

const context = await openFormContext(server)
/** Every call that takes a form. */
const FORM_CALLS: Record<string, FormCall> = {
  ...accountFormCalls(context),
  ...commerceFormCalls(context),
  ...officeFormCalls(context),
}

/** Kept in a form of its own, or not to be read back: no text that has to come back as it was. */
const NO_TEXT =
  /(email|password|category|n_tlf|hidden|ended|closed_for_good|opening|resubmit|web|latitude|longitude|whatsapp|instagram|facebook|tiktok|other_link|hours|photo|photo_from|photo_focus_[xy]|alt|commerce|closed|open|province|postal_codes|region|time_zone|legal_\w+|contact_phone|_days|guide_step|offer|minors|good_faith|starts_on|ends_on|price|wanted_mails|weekdays|categories|commerces|with_pending|is_trusted|review_fields|fields|revision|accept|reject)$/

/** Texts that may be empty: what nobody sees is nothing. */
const OPTIONAL_TEXT = /(street|number|address_extra|postal_code|locality|conditions|code)$/

const NOTHING = /^[\s\u200b\u2060\u2800\u3164]*$/

/** The fields of forms with groups; those of the others are read from their schema. */
const FIELDS: Record<string, string[]> = {
  'POST /auth/users/': [
    'username',
    'email',
    'password',
    ...Object.keys(SHOP_FORM).map((name) => `commerce.${name}`),
    'commerce.application.application',
  ],
}

/** What is sent in the place of a text; `n` keeps names apart that have to be the only ones. */
const HOSTILE: Record<string, (n: number) => unknown> = {
  nothing: () => undefined,
  emptiness: () => '',
  blanks: () => ' \t\n\u00a0\u3000 ',
  'what nobody sees': () => '\u200b\u2060\u3164\u2800',
  'a bell': (n) => `a\u0007b ${n}`,
  'the first control character': (n) => `a\u0001b ${n}`,
  'a deletion': (n) => `a\u007fb ${n}`,
  NUL: (n) => `a\0b ${n}`,
  'a control character of C1': (n) => `a\u0085b ${n}`,
  'lines of Windows': (n) => `Una línea\r\ny otra ${n}`,
  'a tab': (n) => `Una columna\ty otra ${n}`,
  'emoji of several': (n) => `Pan 👩🏽‍🍳 y café ☕️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ${n}`,
  'half an emoji': (n) => `Pan \ud83e ${n}`,
  'the other half': (n) => `Pan \udd56 ${n}`,
  Arabic: (n) => `مخبز السنبلة ${n}`,
  'a turned direction': (n) => `hola\u202egpj.exe ${n}`,
  'an isolated direction': (n) => `hola\u2067gpj.exe\u2069 ${n}`,
  HTML: (n) => `<img src=x onerror=alert(${n})><script>alert(${n})</script>`,
  SQL: (n) => `'; drop table users; -- ${n}`,
  'a template': (n) => `{{7*7}} %s %00 ${n}`,
  'a name of JavaScript': (n) => `__proto__ ${n}`,
  'a long word': (n) => `${n}${'m'.repeat(30)}`,
  'a megabyte': () => 'm'.repeat(1_000_000),
  'a number': (n) => 10_000 + n,
  'a huge number': () => 1e300,
  yes: () => true,
  null: () => null,
  'a list': (n) => [`uno ${n}`, 'dos'],
  'an empty list': () => [],
  'an object': (n) => ({ uno: n }),
}

test('every call that takes a form stands in the table', () => {
  const declared = routes
    .filter((route) => route.form !== undefined)
    .map(({ method, path }) => `${method} ${path}`)
  expect(Object.keys(FORM_CALLS).toSorted()).toEqual(declared.toSorted())
})

const CASES = Object.keys(FORM_CALLS).flatMap((call) =>
  fieldsOf(call).map((field) => ({ call, field, ...FORM_CALLS[call]! })),
)

describe.each(Object.keys(FORM_CALLS))('%s', (call) => {
  const { form, send, stored, unstored = [], isOnce } = FORM_CALLS[call]!

  test('takes its form, with every field', async () => {
    const subject = await createSubject()
    const good = await form(subject)
    expect((await send(good, subject)).status).toBeLessThan(300)
    for (const field of fieldsOf(call)) expect(valueAt(good, field)).not.toBeUndefined()
  })

  test.each(CASES.filter((one) => one.call === call))(
    'answers whatever stands in $field in Spanish, or keeps it',
    async ({ field }) => {
      const faults: unknown[] = []
      let unchanged: Subject | undefined
      for (const [name, make] of Object.entries(HOSTILE)) {
        const subject = unchanged ?? (await createSubject())
        const value = make(subject.shop.id)
        const answer = await send(
          replaced(alone(await form(subject), field), field, value),
          subject,
        )
        const fault = faultOf(answer, field) ?? (await lossOf(answer, subject, field, value))
        if (fault !== undefined) faults.push({ name, fault })
        unchanged = answer.status < 300 || isOnce ? undefined : subject
      }
      expect(faults).toEqual([])
    },
  )

  test.each(CASES.filter((one) => one.call === call))(
    'takes as much in $field as it says',
    async ({ field }) => {
      if (typeof valueAt(await form(await createSubject()), field) !== 'string') return
      const filled = async (length: number) => {
        const subject = await createSubject()
        const text = 'ñ'.repeat(length)
        const answer = await send(replaced(alone(await form(subject), field), field, text), subject)
        return { answer, loss: await lossOf(answer, subject, field, text) }
      }
      const said = sentencesUnder((await filled(100_000)).answer.body, field)
      const most = Number(/^Debe tener como máximo (\d+) caracteres$/.exec(said[0] ?? '')?.[1])
      // What has a shape of its own says that instead.
      if (
        /(email|mail|sender|n_tlf|postal_code|web|other_link|hours|photo_focus_[xy]|region|time_zone|contact_phone|date|starts_on|ends_on|price|scope|does|kind|decision|outcome|data)$/.test(
          field,
        )
      )
        return
      expect(most).toBeGreaterThan(0)
      expect(sentencesUnder((await filled(most + 1)).answer.body, field)).toEqual(said)
      const { answer, loss } = await filled(most)
      expect(sentencesUnder(answer.body, field)).not.toEqual(said)
      expect(faultOf(answer, field) ?? loss).toBeUndefined()
    },
  )

  async function lossOf(answer: Answer, subject: Subject, field: string, value: unknown) {
    if (answer.status >= 300 || value === undefined || !stored || NO_TEXT.test(field)) return
    if (unstored.includes(field)) return
    if (OPTIONAL_TEXT.test(field) && NOTHING.test(String(value ?? ''))) return
    const found = valueAt(await stored(subject), field)
    const sent = [asOneLine, asLines].map((clean) => clean(String(value)).trim())
    return sent.includes(found as string) ? undefined : { found, sent }
  }
})

const ENGLISH = /\b(invalid|expected|input|required|string|received|must|error|failed|too)\b/i
const SENTENCE = /^[A-ZÁÉÍÓÚÑ¿«].*[\p{L}\d».?]$/u

/** What is wrong with an answer; a refusal has at least one sentence, and no word of ours. */
function faultOf({ status, body }: Answer, field: string): unknown {
  if (status < 300) return undefined
  const said = status === 400 ? sentencesUnder(body, field) : errorSentences(body?.detail)
  const isRefusal = status === 400 || status === 401 || status === 404 || status === 409
  const isSpanish = said.every((one) => SENTENCE.test(one) && !ENGLISH.test(one))
  return isRefusal && said.length > 0 && isSpanish ? undefined : { status, body }
}

/** Under the field, the group that it is in, or the whole form. */
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

/** Without the parts of an address, before which its line gives way. */
function alone(form: Form, field: string): Form {
  if (!/(^|\.)direction$/.test(field)) return form
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
