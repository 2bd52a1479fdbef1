/** Of every account of the demo data. */
export const PASSWORD = 'escaparate-demo'

export type DemoAccount = 'lucia' | 'tomas' | 'nuria' | 'paco' | 'visita' | 'admin'

export const emailOf = (name: DemoAccount) => `${name}@escaparate.example`

/** The browser storage of somebody who has just signed in. */
export async function signedInStorage(url: string, name: DemoAccount) {
  const tokens = await call('/api/token/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf(name), password: PASSWORD }),
  })
  const user = await call('/auth/users/me', {
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

  async function call(path: string, init: RequestInit) {
    const response = await fetch(url + path, init)
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return response.json()
  }
}
