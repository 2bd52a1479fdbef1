import { afterEach, expect, test, vi } from 'vitest'
import { FormDraft } from './form-draft.ts'

afterEach(() => vi.unstubAllGlobals())

/** Stubs local storage with this draft. */
function deviceWith(content: object) {
  const stored: Record<string, string> = {
    'draft:shop': JSON.stringify({ savedAt: Date.now(), content }),
  }
  const getItem = (key: string) => stored[key] ?? null
  vi.stubGlobal('localStorage', Object.defineProperty(stored, 'getItem', { value: getItem }))
}

const draft = new FormDraft({ draft: 'shop', initial: { name: '' } })

test('a draft is read without the fields that are gone', () => {
  deviceWith({ name: 'La Espiga', fax: '1' })
  expect(draft.load()).toEqual({ name: 'La Espiga' })
  deviceWith({ fax: '1' })
  expect(draft.load()).toBeUndefined()
})
