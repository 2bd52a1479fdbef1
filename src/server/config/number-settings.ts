import type { Report } from './url-settings.ts'

type NumberSetting = { name: string; defaultValue: number; min: number; max: number }

/** The environment variable of each property, with its default and its bounds. */
export type NumberSettings<Values> = Record<keyof Values, NumberSetting>

/** Reads whole numbers. A wrong value is reported and replaced by the default. */
export function readNumbers<Values>(
  settings: NumberSettings<Values>,
  env: NodeJS.ProcessEnv,
  report: Report,
): Values {
  const numberOf = ({ name, defaultValue, min, max }: NumberSetting) => {
    const value = Number(env[name]?.trim() || defaultValue)
    if (Number.isInteger(value) && value >= min && value <= max) return value
    report(name, `debe ser un número entero entre ${min} y ${max}`)
    return defaultValue
  }
  const read = Object.entries<NumberSetting>(settings).map(([key, it]) => [key, numberOf(it)])
  return Object.fromEntries(read)
}
