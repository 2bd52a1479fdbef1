/** Paths under which everything is answered in JSON, the unknown included. */
const API = /^\/(api|auth|token|photos|accept_application|deny_application)(\/|$)/

export const isApiPath = (url: string) => API.test(pathOf(url))

/** Without the query. */
export const pathOf = (url: string) => url.split('?', 1)[0] ?? '/'
