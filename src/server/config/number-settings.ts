import type { Report } from './url-settings.ts'

type NumberSetting = { name: string; usual: number; least: number; most: number }

/** For each property the setting it is read from, with its default and its bounds. */
export type NumberSettings<Values> = Record<keyof Values, NumberSetting>

/** Reads whole numbers. A wrong one is reported, and the default taken. */
export function readNumbers<Values>(
  settings: NumberSettings<Values>,
  env: NodeJS.ProcessEnv,
  report: Report,
): Values {
  const numberOf = ({ name, usual, least, most }: NumberSetting) => {
    const value = Number(env[name]?.trim() || usual)
    if (Number.isInteger(value) && value >= least && value <= most) return value
    report(name, `debe ser un número entero entre ${least} y ${most}`)
    return usual
  }
  const read = Object.entries<NumberSetting>(settings).map(([key, it]) => [key, numberOf(it)])
  return Object.fromEntries(read)
}
