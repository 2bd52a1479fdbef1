/** What is measured at the door of a shop; what is missing is not known. */
export type Door = {
  /** From the pavement to the floor of the shop; 0: there is none. */
  step_cm?: number | undefined
  door_cm?: number | undefined
  /** One that is laid when somebody needs it. */
  ramp?: boolean | undefined
  /** To ask for help from outside. */
  bell?: boolean | undefined
}

/** How a wheelchair gets in. */
export const WHEELCHAIR = ['no_step', 'one_step', 'with_help', 'no'] as const
export type Wheelchair = (typeof WHEELCHAIR)[number]

export const WHEELCHAIR_LABELS: Record<Wheelchair, string> = {
  no_step: 'sin escalón',
  one_step: 'un escalón',
  with_help: 'con ayuda',
  no: 'no',
}

/** A sill of up to 12 mm is none (CTE DB-SUA 1, 2.1: what juts out of the floor at a door). */
const SILL_CM = 1
/** The highest step that OpenStreetMap's `wheelchair=limited` allows. */
const LOW_STEP_CM = 7
/** The clear width of an accessible door (CTE DB-SUA, Anejo A, accessible route). */
const WIDE_CM = 80
/** The total width of a wheelchair (ISO 7193). */
const NARROW_CM = 70

/** Undefined: too little is known to say it. */
export function wheelchairOf({ step_cm, door_cm, ramp, bell }: Door): Wheelchair | undefined {
  if (door_cm !== undefined && door_cm < NARROW_CM) return 'no'
  if (step_cm === undefined) return undefined
  if (step_cm <= SILL_CM) {
    return door_cm === undefined || door_cm >= WIDE_CM ? 'no_step' : 'with_help'
  }
  if (ramp) return 'with_help'
  if (step_cm > LOW_STEP_CM) return 'no'
  return bell ? 'with_help' : 'one_step'
}
