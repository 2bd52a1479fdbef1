const SHORTEST = 32
/** One in a hundred million random hexadecimal keys of the minimum length has fewer distinct characters. */
const FEWEST_CHARACTERS = 8

/** What is wrong with a signing key, and how to make a good one; undefined if nothing. */
export function secretKeyError(key: string): string | undefined {
  if (key.length < SHORTEST) return `debe tener al menos ${SHORTEST} caracteres${ADVICE}`
  if (new Set(key).size < FEWEST_CHARACTERS || repeatsItself(key)) {
    return `debe ser al azar, sin repetirse${ADVICE}`
  }
  return undefined
}

const ADVICE = ' (hazla con: openssl rand -base64 48)'

/** Whether it repeats one piece, as `abcabc…`, the last one perhaps cut short. */
function repeatsItself(key: string): boolean {
  for (let piece = 1; piece <= key.length / 2; piece++) {
    if (key.startsWith(key.slice(piece))) return true
  }
  return false
}
