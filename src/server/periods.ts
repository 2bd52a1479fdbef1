/** For how many days each thing is kept. */
export type Periods = {
  /** A registration that nobody confirmed. */
  keepUnconfirmedDays: number
  /** What was deleted, so that it can be brought back. */
  keepBinDays: number
  /** The lines of the log. */
  keepActivityDays: number
  /** An ended session: when, and with which browser. */
  keepSessionsDays: number
  /** The hashed address from which an account was signed in to. */
  keepAddressesDays: number
  /** A mail that was sent: to whom and about what. */
  keepMailsDays: number
  /** A message of a stranger, after its answer. */
  keepMessagesDays: number
  /** The tries that limits count, by address. */
  keepAttemptsDays: number
}

type Setting = { name: string; usual: number; least: number; most: number }

const SETTINGS: Record<keyof Periods, Setting> = {
  // A link that confirms a registration is good for three days.
  keepUnconfirmedDays: { name: 'KEEP_UNCONFIRMED_DAYS', usual: 30, least: 3, most: 3650 },
  keepBinDays: { name: 'KEEP_BIN_DAYS', usual: 30, least: 1, most: 365 },
  // The database itself lets nothing of the log go within a year.
  keepActivityDays: { name: 'KEEP_ACTIVITY_DAYS', usual: 365, least: 365, most: 3650 },
  keepSessionsDays: { name: 'KEEP_SESSIONS_DAYS', usual: 30, least: 1, most: 365 },
  keepAddressesDays: { name: 'KEEP_ADDRESSES_DAYS', usual: 90, least: 1, most: 365 },
  keepMailsDays: { name: 'KEEP_MAILS_DAYS', usual: 30, least: 1, most: 365 },
  keepMessagesDays: { name: 'KEEP_MESSAGES_DAYS', usual: 365, least: 1, most: 3650 },
  // Longer than any limit looks back.
  keepAttemptsDays: { name: 'KEEP_ATTEMPTS_DAYS', usual: 1, least: 1, most: 30 },
}

export const PERIOD_SETTINGS: Setting[] = Object.values(SETTINGS)

/** What holds where nothing is set. */
export const USUAL_PERIODS = readPeriods({}, () => {})

export function readPeriods(
  env: NodeJS.ProcessEnv,
  wrong: (name: string, rule: string) => void,
): Periods {
  const daysOf = ({ name, usual, least, most }: Setting) => {
    const days = Number(env[name]?.trim() || usual)
    if (Number.isInteger(days) && days >= least && days <= most) return days
    wrong(name, `debe ser un número de días entre ${least} y ${most}`)
    return usual
  }
  const read = Object.entries(SETTINGS).map(([key, setting]) => [key, daysOf(setting)])
  return Object.fromEntries(read)
}
