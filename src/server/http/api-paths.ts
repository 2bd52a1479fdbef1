/** Paths for programs: errors under them are JSON, never an HTML page. */
const API = /^\/(api|auth|token|photos|tiles|accept_application|deny_application)(\/|$)/

export const isApiPath = (url: string) => API.test(pathOf(url))

export const isMonitoringPath = (url: string) => /^\/(healthz|readyz|metrics)\/?$/.test(pathOf(url))

export function pathOf(url: string): string {
  const queryStart = url.indexOf('?')
  return queryStart < 0 ? url : url.slice(0, queryStart)
}
