/** How much one owner may take of the site; administrators, who add shops for others, have no bounds. */
export type Quotas = {
  /** Photos that their shops and offers name, those in the bin too. */
  photosPerOwner: number
  /** What the files of these take together, in MB of 1,000,000 bytes. */
  photoMbPerOwner: number
  /** Calls that write, of one account, in an hour. */
  writesPerHour: number
}

type Setting = { name: string; usual: number; least: number; most: number }

const SETTINGS: Record<keyof Quotas, Setting> = {
  photosPerOwner: { name: 'PHOTOS_PER_OWNER', usual: 200, least: 1, most: 100_000 },
  photoMbPerOwner: { name: 'PHOTO_MB_PER_OWNER', usual: 50, least: 1, most: 1_000_000 },
  writesPerHour: { name: 'WRITES_PER_HOUR', usual: 600, least: 10, most: 1_000_000 },
}

export const QUOTA_SETTINGS: Setting[] = Object.values(SETTINGS)

/** What holds where nothing is set. */
export const USUAL_QUOTAS = readQuotas({}, () => {})

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
