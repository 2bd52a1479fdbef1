import axios, { AxiosError, type AxiosResponse } from 'axios'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OWNER, SHOPKEEPERS } from '#contract/roles.ts'
import { get } from './api.ts'
import { guarded, returnPath } from './guard.ts'
import {
  clearSession,
  storeAccessToken,
  storedUser,
  storeRefreshToken,
  storeUser,
} from './session.ts'

const ORIGIN = 'https://escaparate.example'
const [LIST, REFRESH, ME] = ['/api/commerce/', '/api/token/refresh/', '/auth/users/me']
const LOGIN = '/login?from=%2Fcommerces%2F'

beforeEach(() => {
  vi.stubGlobal('location', { origin: ORIGIN, protocol: 'https:' })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {}, removeItem() {} })
  vi.stubGlobal('document', cookieJar())
})

const { adapter } = axios.defaults

afterEach(() => {
  clearSession()
  axios.defaults.adapter = adapter
  vi.unstubAllGlobals()
})

const failedRefresh = (status: number): Case => [
  `a refresh that answers ${status} leads to the error screen`,
  { [LIST]: 401, [REFRESH]: status },
  [LIST, REFRESH],
  `/error/?code=${status}`,
]

type Case = [title: string, statuses: Record<string, number>, calls: string[], target: string]

test.each<Case>([
  ['a call is repeated once, not for ever', { [LIST]: 401 }, [LIST, REFRESH, ME, LIST], LOGIN],
  ['a refused refresh leads to the login', { [LIST]: 401, [REFRESH]: 401 }, [LIST, REFRESH], LOGIN],
  failedRefresh(500),
  failedRefresh(503),
])('%s', async (_title, statuses, expected, target) => {
  signIn(OWNER)
  storeRefreshToken('d.e.f')
  const calls = answer(statuses)
  expect(await targetOf(() => get(LIST))).toBe(target)
  expect(calls).toEqual(expected)
  expect(storedUser() !== undefined, 'somebody is stored').toBe(target !== LOGIN)
})

test('without a refresh token the login opens at once', async () => {
  signIn(OWNER)
  const calls = answer({})
  expect(await targetOf(() => get(LIST))).toBe(LOGIN)
  expect(calls).toEqual([])
})

test.each([
  [{ id: 2 }, '/commerces/'],
  [{ id: 1 }, '/unauthorized?from=%2Fcommerces%2F'],
  [7, '/unauthorized?from=%2Fcommerces%2F'],
])('the stored role %j leads to %s', async (role, target) => {
  signIn(role)
  storeRefreshToken('d.e.f')
  expect(await targetOf(() => 'loaded')).toBe(target)
})

test.each([
  'https://evil.example/account',
  '//evil.example/account',
  '/\\evil.example/account',
  '\\\\evil.example/account',
  '/.//evil.example/account',
])('a login does not lead to %s', (from) => {
  expect(returnPath(from)).toBe('/')
})

function signIn(role: unknown): void {
  storeAccessToken('a.b.c')
  storeUser({ id: 1, username: 'lucia', email: 'lucia@escaparate.example', role })
}

/** Answers all calls with these statuses, otherwise with 200, and returns their paths. */
function answer(statuses: Record<string, number>): string[] {
  const calls: string[] = []
  axios.defaults.adapter = async (config) => {
    calls.push(config.url!)
    const status = statuses[config.url!] ?? 200
    const data = { access: 'g.h.i', id: 1, username: 'lucia', role: OWNER }
    const response = { config, status, data } as AxiosResponse
    if (status >= 400) throw new AxiosError('refused', undefined, config, undefined, response)
    return response
  }
  return calls
}

/** Returns where a screen of the back-office leads: its own path if it opens. */
async function targetOf(load: () => unknown): Promise<string | null> {
  const request = new Request(`${ORIGIN}/commerces/`)
  const redirect = await guarded(
    SHOPKEEPERS,
    load,
  )({ request, params: {} }).then(
    () => undefined,
    (thrown: Response) => thrown,
  )
  return redirect ? redirect.headers.get('location') : '/commerces/'
}

function cookieJar() {
  const cookies = new Map<string, string>()
  return {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [, name, value] = /^(\w+)=([^;]*)/.exec(text)!
      if (value === '') cookies.delete(name!)
      else cookies.set(name!, value!)
    },
  }
}
