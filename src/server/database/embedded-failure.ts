const known = [
  {
    english: /No space left on device|Check free disk space/,
    spanish: 'no queda sitio en el disco',
  },
  { english: /Permission denied|Operation not permitted/, spanish: 'falta permiso' },
  { english: /Read-only file system/, spanish: 'el disco es de solo lectura' },
]

/** Returns why a PostgreSQL program failed, in one line. Common reasons are in Spanish. */
export function failureReason(said: string): string {
  const lines = said.split('\n').filter((line) => line.trim())
  const complaint =
    lines.findLast((line) => /(fatal|panic|error): /i.test(line)) ?? lines.at(0) ?? ''
  const common = known.find(({ english }) => english.test(said))
  return common?.spanish ?? complaint.replace(/^.*(fatal|panic|error): +/i, '').trim()
}
