/** What one owner may use. Administrators, who add shops for others, have no quota. */
export type Quotas = {
  /** Photos of their shops and offers, the bin's too. */
  photosPerOwner: number
  /** The size of their files, in MB of 1,000,000 bytes. */
  photoMbPerOwner: number
  /** Writing calls of one account in an hour. */
  writesPerHour: number
}

type Setting = { name: string; usual: number; least: number; most: number }

const SETTINGS: Record<keyof Quotas, Setting> = {
  photosPerOwner: { name: 'PHOTOS_PER_OWNER', usual: 200, least: 1, most: 100_000 },
  photoMbPerOwner: { name: 'PHOTO_MB_PER_OWNER', usual: 50, least: 1, most: 1_000_000 },
  writesPerHour: { name: 'WRITES_PER_HOUR', usual: 600, least: 10, most: 1_000_000 },
}

export const QUOTA_SETTINGS: Setting[] = Object.values(SETTINGS)

/** The defaults. */
export const DEFAULT_QUOTAS = readQuotas({}, () => {})

export function readQuotas(
  env: NodeJS.ProcessEnv,
  wrong: (name: string, rule: string) => void,
): Quotas {
  const numberOf = ({ name, usual, least, most }: Setting) => {
    const value = Number(env[name]?.trim() || usual)
    if (Number.isInteger(value) && value >= least && value <= most) return value
    wrong(name, `debe ser un número entero entre ${least} y ${most}`)
    return usual
  }
  const read = Object.entries(SETTINGS).map(([key, setting]) => [key, numberOf(setting)])
  return Object.fromEntries(read)
}
