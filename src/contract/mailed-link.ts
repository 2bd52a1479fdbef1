/** Paths of mailed links. What follows the matched group is a secret. */
const MAILED_LINK =
  /^(\/(?:activate|password\/reset|account\/email|invitation|respuesta|sin-avisos|avisame))\/.+/i
/** Maximum of times that a path is decoded, because mail programs may encode a path repeatedly. */
const MAX_DECODINGS = 5

export const isMailedLink = (url: string) => MAILED_LINK.test(decodedPathOf(url))

export const pathWithoutSecret = (url: string) => decodedPathOf(url).replace(MAILED_LINK, '$1/…')

function decodedPathOf(url: string): string {
  let path = url.split(/[?#]/, 1)[0]!
  for (let times = 0; times < MAX_DECODINGS && path.includes('%'); times++) path = decoded(path)
  return path.replace(/[\\/]+(\.?[\\/]+)*/g, '/')
}

function decoded(path: string): string {
  return path.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes)
    } catch {
      return '�'
    }
  })
}
