const MIN_LENGTH = 32
/** Only one in a hundred million random hexadecimal keys of MIN_LENGTH has fewer distinct characters. */
const MIN_DISTINCT_CHARACTERS = 8

export function secretKeyError(key: string): string | undefined {
  if (key.length < MIN_LENGTH) return `debe tener al menos ${MIN_LENGTH} caracteres${ADVICE}`
  if (new Set(key).size < MIN_DISTINCT_CHARACTERS || repeatsItself(key)) {
    return `debe ser al azar, sin repetirse${ADVICE}`
  }
  return undefined
}

const ADVICE = ' (hazla con: openssl rand -base64 48)'

/** Whether the key is one piece repeated, such as `abcabc…`. The last repetition may be cut short. */
function repeatsItself(key: string): boolean {
  for (let pieceLength = 1; pieceLength <= key.length / 2; pieceLength++) {
    if (key.startsWith(key.slice(pieceLength))) return true
  }
  return false
}
