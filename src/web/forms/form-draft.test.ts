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

const draft = new FormDraft({
  draft: 'shop',
  initial: { name: '', street: '' },
  renamed: { direction: 'street' },
})

test('a draft from before a field was renamed is not lost, and one of a field that is gone is', () => {
  deviceWith({ name: 'La Espiga', direction: 'Calle Mayor, 12', fax: '1' })
  expect(draft.load()).toEqual({ name: 'La Espiga', street: 'Calle Mayor, 12' })
  deviceWith({ fax: '1' })
  expect(draft.load()).toBeUndefined()
})
