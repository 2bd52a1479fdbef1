const KNOWN_FAILURES = [
  {
    english: /No space left on device|Check free disk space/,
    spanish: 'no queda sitio en el disco',
  },
  { english: /Permission denied|Operation not permitted/, spanish: 'falta permiso' },
  { english: /Read-only file system/, spanish: 'el disco es de solo lectura' },
]

/** Returns why a PostgreSQL program failed, in one line. Common reasons are in Spanish. */
export function failureReason(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim())
  const complaint =
    lines.findLast((line) => /(fatal|panic|error): /i.test(line)) ?? lines.at(0) ?? ''
  const common = KNOWN_FAILURES.find(({ english }) => english.test(output))
  return common?.spanish ?? complaint.replace(/^.*(fatal|panic|error): +/i, '').trim()
}
