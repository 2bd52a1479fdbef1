/** Measurements at the door of a shop. Missing ones are unknown. */
export type Door = {
  /** Height from the pavement to the floor of the shop; 0: no step. */
  step_cm?: number | undefined
  door_cm?: number | undefined
  /** A portable ramp. */
  ramp?: boolean | undefined
  /** A bell for asking for help from outside. */
  bell?: boolean | undefined
}

/** Wheelchair access, the best first. */
export const WHEELCHAIR = ['no_step', 'one_step', 'with_help', 'no'] as const
export type Wheelchair = (typeof WHEELCHAIR)[number]

export const WHEELCHAIR_LABELS: Record<Wheelchair, string> = {
  no_step: 'sin escalón',
  one_step: 'un escalón',
  with_help: 'con ayuda',
  no: 'no',
}

/** Up to this height it is no step: the Spanish building code allows sills of 12 mm (CTE DB-SUA 1, 2.1). */
const SILL_CM = 1
/** The highest step that OpenStreetMap's `wheelchair=limited` allows. */
const LOW_STEP_CM = 7
/** The clear width of an accessible door (CTE DB-SUA, Anejo A, accessible route). */
const WIDE_CM = 80
/** The total width of a wheelchair (ISO 7193). */
const NARROW_CM = 70

/** Derives the access from the measurements; undefined: too little is known. */
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
