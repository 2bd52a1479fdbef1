import { type MiddlewareFunction, redirect } from 'react-router'
import { type Role, roleNumber } from '#contract/roles.ts'
import { loadUser, RefreshFailed, SessionEnded, statusOf, UserChanged } from './api.ts'
import { clearSession, signedInUser } from './session.ts'

type Arguments = { request: Request; params: Record<string, string | undefined> }

/** Wraps a loader or action for these roles. Others are redirected to the login or to /unauthorized. */
export function guarded<T>(
  roles: readonly Role[],
  load: (args: Arguments) => T | Promise<T>,
): (args: Arguments) => Promise<T> {
  return async (args) => {
    const user = signedInUser()
    if (user === undefined) throw toLogin(args.request)
    const role = roleNumber(user.role)
    if (role === undefined || !roles.includes(role)) throw toUnauthorized(args.request)
    try {
      return await load(args)
    } catch (error) {
      if (error instanceof SessionEnded) throw toLogin(args.request)
      // Opens the screen again, as the other user.
      if (error instanceof UserChanged) throw redirect(pathOf(args.request))
      if (error instanceof RefreshFailed) throw redirect(`/error/?code=${error.status}`)
      if (statusOf(error) === 403 && (await hasLostRole(roles))) throw toUnauthorized(args.request)
      throw error
    }
  }
}

export const requireSession: MiddlewareFunction = ({ request }) => {
  if (signedInUser() === undefined) throw toLogin(request)
}

/** Returns the path to open after the login: `from` if it is a path of this site (no open redirect), else '/'. */
export function returnPath(from: string | null): string {
  if (from === null) return '/'
  const url = URL.parse(from, location.origin)
  const isOurs = url?.origin === location.origin && from.startsWith('/')
  // '/.//host' is normalized to '//host', which is another origin.
  return isOurs && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : '/'
}

async function hasLostRole(roles: readonly Role[]): Promise<boolean> {
  const user = await loadUser().catch(() => undefined)
  return user !== undefined && !roles.some((role) => role === user.role)
}

function toUnauthorized(request: Request): Response {
  return redirect(`/unauthorized?from=${encodeURIComponent(pathOf(request))}`)
}

function toLogin(request: Request): Response {
  clearSession()
  return redirect(`/login?from=${encodeURIComponent(pathOf(request))}`)
}

/** Returns the path to return to: on /unauthorized the path of the refused page. */
function pathOf(request: Request): string {
  const { pathname, search, searchParams } = new URL(request.url)
  return pathname === '/unauthorized' ? returnPath(searchParams.get('from')) : pathname + search
}
