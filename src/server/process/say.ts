import { hostname } from 'node:os'
import { type LoggedError, redactValues } from './log.ts'

export type Say = (line: string, level?: Level) => void

/** Pino's levels. */
const LEVELS = { info: 30, warn: 40, error: 50, fatal: 60 }
type Level = keyof typeof LEVELS

/** Prints lines, in production as JSON. */
export function openSay(production: boolean): Say {
  if (production) return (line, level = 'info') => writeLine(level, line)
  return (line, level = 'info') => (level === 'fatal' ? console.error : console.log)(line)
}

export function logCrash(error: unknown): void {
  const err = redactValues(error instanceof Error ? error : new Error(String(error)))
  writeLine('fatal', 'crashed', { err })
}

/** Skips empty lines, which only separate lines on a terminal. */
function writeLine(level: Level, line: string, more: { err?: LoggedError } = {}): void {
  const msg = line.trim().replace(/\s+/g, ' ')
  if (msg === '') return
  const { pid } = process
  const entry = { level: LEVELS[level], time: Date.now(), pid, hostname: hostname(), ...more, msg }
  process.stdout.write(`${JSON.stringify(entry)}\n`)
}
