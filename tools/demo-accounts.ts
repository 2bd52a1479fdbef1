/** Of every account of the demo data. */
export const PASSWORD = 'escaparate-demo'

export type DemoAccount = 'lucia' | 'tomas' | 'nuria' | 'paco' | 'visita' | 'admin'

export const emailOf = (name: DemoAccount) => `${name}@escaparate.example`

/** The access token of an account. */
export async function signIn(url: string, name: DemoAccount): Promise<string> {
  return (await tokensOf(url, name)).access
}

/** The browser storage of somebody who has just signed in. */
export async function signedInStorage(url: string, name: DemoAccount) {
  const tokens = await tokensOf(url, name)
  const user = await call(`${url}/auth/users/me`, {
    headers: { authorization: `Bearer ${tokens.access}` },
  })
  const cookie = (name: string, value: string, expires: number) => ({
    name,
    value,
    expires,
    domain: new URL(url).hostname,
    path: '/',
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  })
  const twoDaysOn = Math.floor(Date.now() / 1000) + 2 * 24 * 3600
  return {
    cookies: [
      cookie('auth_access', tokens.access, -1),
      cookie('auth_refresh', tokens.refresh, twoDaysOn),
    ],
    origins: [{ origin: url, localStorage: [{ name: 'user', value: JSON.stringify(user) }] }],
  }
}

async function tokensOf(url: string, name: DemoAccount) {
  return call(`${url}/api/token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf(name), password: PASSWORD }),
  })
}

async function call(address: string, init: RequestInit) {
  const response = await fetch(address, init)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json()
}
