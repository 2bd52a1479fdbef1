import { afterEach, expect, test, vi } from 'vitest'
import { FormDraft } from './form-draft.ts'

afterEach(() => vi.unstubAllGlobals())

/** Stubs local storage with this draft. */
function deviceWith(content: object, savedAt = Date.now()) {
  const stored: Record<string, string> = { 'draft:shop': JSON.stringify({ savedAt, content }) }
  const getItem = (key: string) => stored[key] ?? null
  const removeItem = (key: string) => delete stored[key]
  const methods = { getItem: { value: getItem }, removeItem: { value: removeItem } }
  vi.stubGlobal('localStorage', Object.defineProperties(stored, methods))
  return stored
}

const draft = new FormDraft({ draft: 'shop', initial: { name: '' } })

test('a draft is read without the fields that are gone', () => {
  deviceWith({ name: 'La Espiga', fax: '1' })
  expect(draft.load()).toEqual({ name: 'La Espiga' })
  deviceWith({ fax: '1' })
  expect(draft.load()).toBeUndefined()
})

test('a draft is read for 30 days, and then deleted, whatever form is opened', () => {
  const days = 24 * 60 * 60 * 1000
  deviceWith({ name: 'La Espiga' }, Date.now() - 30 * days + 60_000)
  expect(draft.load()).toEqual({ name: 'La Espiga' })
  const stored = deviceWith({ name: 'La Espiga' }, Date.now() - 30 * days)
  expect(new FormDraft({ draft: 'offer', initial: { name: '' } }).load()).toBeUndefined()
  expect(stored).toEqual({})
})
