import { useMemo, useSyncExternalStore } from 'react'
import { type Role, roleNumber } from '#contract/roles.ts'
import { readItem, removeItem, writeItem } from '#web/document/device-storage.ts'

const ACCESS = 'auth_access'
const REFRESH = 'auth_refresh'
const USER = 'user'
const REFRESH_SECONDS = 2 * 24 * 60 * 60

/** The signed-in user as stored in the browser. `role` is a number or `{id}`. */
export type StoredUser = { id: number; username: string; email: string; role: unknown }

/** Returns the user that this tab shows and acts for, even if another user signs in in another tab. */
export function storedUser(text = storedUserText()): StoredUser | undefined {
  try {
    const user = JSON.parse(text ?? 'null')
    return typeof user?.username === 'string' ? user : undefined
  } catch {
    return undefined
  }
}

/** Read once, so that this tab keeps its user when another tab stores one. */
let userText: string | null = null

function storedUserText(): string | null {
  userText ??= readItem(USER)
  return userText
}

/** Returns the user who has signed in in another tab, if it is not the user of this tab. */
export function otherUser(): StoredUser | undefined {
  const user = storedUser()
  const latest = storedUser(readItem(USER))
  return user && latest && latest.id !== user.id ? latest : undefined
}

export const storedRole = (): Role | undefined => roleNumber(storedUser()?.role)

export function storeUser(user: StoredUser): void {
  userText = JSON.stringify(user)
  writeItem(USER, userText)
  for (const listener of listeners) listener()
}

function onUserStored(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const listeners = new Set<() => void>()

/** Returns the signed-in user; undefined on the server and before hydration. */
export function useUser(): StoredUser | undefined {
  // The snapshot is the stored text, because React compares snapshots by identity.
  const text = useSyncExternalStore(onUserStored, storedUserText, () => null)
  return useMemo(() => storedUser(text), [text])
}

export const accessToken = () => readCookie(ACCESS)
export const refreshToken = () => readCookie(REFRESH)

/** Stores the token in a session cookie: without an expiry it ends with the browser. */
export const storeAccessToken = (token: string) => writeCookie(ACCESS, token)
export const storeRefreshToken = (token: string) => writeCookie(REFRESH, token, REFRESH_SECONDS)

export function clearSession(): void {
  userText = null
  writeCookie(ACCESS, '', 0)
  writeCookie(REFRESH, '', 0)
  removeItem(USER)
}

/** Returns the signed-in user, if any. Clears an incomplete session first. */
export function signedInUser(): StoredUser | undefined {
  const user = storedUser()
  if (user !== undefined && refreshToken() !== undefined) return user
  clearSession()
  return undefined
}

function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return found?.slice(name.length + 1) || undefined
}

function writeCookie(name: string, value: string, seconds?: number): void {
  const age = seconds === undefined ? '' : `; Max-Age=${seconds}`
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and needs https.
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax${age}${secure}`
}
