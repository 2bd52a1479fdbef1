import { readFileSync } from 'node:fs'

/** `rule` says what is wrong, as the rest of a sentence that begins with the variable's name. */
type Report = (name: string, rule: string) => void

export type Environment = ReturnType<typeof openEnvironment>

/** Blank variables count as missing. */
export function openEnvironment(env: NodeJS.ProcessEnv, report: Report) {
  const text = (name: string) => env[name]?.trim() || undefined
  return {
    report,
    text,
    /** Whether the variable, or a file for its value, is set. */
    isSet: (name: string) => Boolean(text(name) || env[`${name}_FILE`]),
    /** Whether the variable is set to nothing, which turns some settings off. */
    isBlank: (name: string) => env[name] !== undefined && text(name) === undefined,
    /** Reports the variable if `parse` returns undefined. */
    parsed<Value>(
      name: string,
      parse: (text: string) => Value | undefined,
      rule: string,
    ): Value | undefined {
      const value = text(name)
      if (value === undefined) return undefined
      const result = parse(value)
      if (result === undefined) report(name, rule)
      return result
    },
    /** Reads a secret, which may also be in a file that `{name}_FILE` names. */
    secret(name: string, isValid = (_secret: string) => true, rule = ''): string | undefined {
      const value = secretOf(name)
      if (value !== undefined && !isValid(value)) report(name, rule)
      return value
    },
  }

  function secretOf(name: string): string | undefined {
    const file = env[`${name}_FILE`]
    if (!file) return text(name)
    try {
      return readFileSync(file, 'utf8').trim() || undefined
    } catch {
      report(`${name}_FILE`, `no se puede leer (${file})`)
      return undefined
    }
  }
}

export const wholeNumber = (min: number, max: number) => (text: string) => {
  const value = Number(text)
  return Number.isInteger(value) && value >= min && value <= max ? value : undefined
}

export const oneOf =
  <Word extends string>(words: readonly Word[]) =>
  (text: string) =>
    words.find((word) => word === text)

export const listOf =
  <Item>(parse: (text: string) => Item | undefined) =>
  (text: string) => {
    const parts = text.split(',').map((part) => part.trim())
    const items = parts.filter(Boolean).map(parse)
    return items.every((item) => item !== undefined) ? items : undefined
  }

/** Returns the origin of an HTTP URL that has nothing else. */
export function parseOrigin(text: string): string | undefined {
  const url = URL.parse(text)
  const isOrigin = url?.pathname === '/' && !url.search && !url.hash && !url.username
  return isOrigin && /^https?:$/.test(url.protocol) ? url.origin : undefined
}
