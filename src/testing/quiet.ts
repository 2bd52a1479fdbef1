import { afterEach, beforeEach, expect, vi } from 'vitest'

// Whatever a test prints as an error is a fault of the code or of the test.
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  const printed = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls]
  vi.restoreAllMocks()
  expect(printed).toEqual([])
})
