import type { BrowserContext } from '@playwright/test'
import { PASSWORD } from '#testing/test-password.ts'

export { PASSWORD }

export type DemoAccount = 'lucia' | 'tomas' | 'nuria' | 'paco' | 'visita' | 'admin'

export const emailOf = (name: DemoAccount) => `${name}@escaparate.example`

type Login = { email: string; password: string }

export async function signIn(url: string, account: DemoAccount | Login): Promise<string> {
  return (await tokensOf(url, account)).access
}

export async function newSession(url: string, account: DemoAccount | Login) {
  const tokens = await tokensOf(url, account)
  const user = await call(`${url}/auth/users/me`, {
    headers: { authorization: `Bearer ${tokens.access}` },
  })
  const cookie = (name: string, value: string, expires: number) => ({
    ...{ name, value, expires, url, httpOnly: false, secure: false, sameSite: 'Lax' as const },
  })
  const twoDaysOn = Math.floor(Date.now() / 1000) + 2 * 24 * 3600
  return {
    access: tokens.access as string,
    cookies: [
      cookie('auth_access', tokens.access, -1),
      cookie('auth_refresh', tokens.refresh, twoDaysOn),
    ],
    user: JSON.stringify(user),
  }
}

/** Signs in without opening a page, which would take longer. The returned function stops storing the user. */
export async function signInContext(
  context: BrowserContext,
  { access, cookies, user }: Awaited<ReturnType<typeof newSession>>,
): Promise<() => Promise<void>> {
  await context.addCookies(cookies)
  const script = await context.addInitScript(
    ({ access, user, url }) => {
      if (location.origin !== url || !document.cookie.includes(access)) return
      if (localStorage.getItem('user') === null) localStorage.setItem('user', user)
    },
    { access, user, url: cookies[0]!.url },
  )
  return () => script.dispose()
}

async function tokensOf(url: string, account: DemoAccount | Login) {
  const { email, password } =
    typeof account === 'string' ? { email: emailOf(account), password: PASSWORD } : account
  return call(`${url}/api/token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
}

async function call(address: string, init: RequestInit) {
  const response = await fetch(address, init)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json()
}
