import { afterEach, expect, test, vi } from 'vitest'
import { storeAccessToken, storeRefreshToken } from './session.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['http:', false],
  ['https:', true],
])('over %s cookies are secure: %s', (protocol, isSecure) => {
  vi.stubGlobal('location', { protocol })
  const written = writtenCookies()
  storeAccessToken('a.b.c')
  storeRefreshToken('d.e.f')
  expect(written.map((cookie) => cookie.endsWith('; Secure'))).toEqual([isSecure, isSecure])
  expect(written[0]).toMatch(/^auth_access=a\.b\.c; Path=\/; SameSite=Lax(; Secure)?$/)
  expect(written[1]).toMatch(/^auth_refresh=d\.e\.f; Path=\/; SameSite=Lax; Max-Age=172800/)
})

function writtenCookies(): string[] {
  const written: string[] = []
  vi.stubGlobal('document', {
    set cookie(text: string) {
      written.push(text)
    },
  })
  return written
}
