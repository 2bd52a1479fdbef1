/** Under these paths every answer is JSON, errors for unknown paths included. */
const API = /^\/(api|auth|token|photos|tiles|accept_application|deny_application)(\/|$)/

export const isApiPath = (url: string) => API.test(pathOf(url))

/** What is asked every few seconds: answered to the last, and not worth a line in the log. */
export const isMonitoringPath = (url: string) => /^\/(healthz|readyz|metrics)\/?$/.test(pathOf(url))

export function pathOf(url: string): string {
  const at = url.indexOf('?')
  return at < 0 ? url : url.slice(0, at)
}
