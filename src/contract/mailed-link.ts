/** Pages of mailed links: the rest of the path is a secret. */
const MAILED_LINK =
  /^(\/(?:activate|password\/reset|account\/email|invitation|respuesta|sin-avisos|avisame))\/.+/i
/** How often an address is decoded, against repeated encoding. */
const MAX_DECODINGS = 5

/** Whether this address lets its bearer act for the person to whom it was mailed. */
export const isMailedLink = (url: string) => MAILED_LINK.test(decodedPathOf(url))

/** The path of an address, without the secret of a mailed link. */
export const pathWithoutSecret = (url: string) => decodedPathOf(url).replace(MAILED_LINK, '$1/…')

/** As a router might read it: decoded, with single slashes. */
function decodedPathOf(url: string): string {
  let path = url.split(/[?#]/, 1)[0]!
  for (let times = 0; times < MAX_DECODINGS && path.includes('%'); times++) path = decoded(path)
  return path.replace(/[\\/]+(\.?[\\/]+)*/g, '/')
}

/** An invalid encoding stays as it is. */
function decoded(path: string): string {
  return path.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes)
    } catch {
      return '�'
    }
  })
}
