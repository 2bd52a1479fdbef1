/** The result of a check. It has no `problem` if nothing is wrong. */
export type Finding = {
  /** The name of the check, in a few Spanish words. */
  name: string
  problem?: string
  cure?: string
}

export const good = (name: string): Finding => ({ name })

export const bad = (name: string, problem: string, cure: string): Finding => ({
  name,
  problem,
  cure,
})

export const isBad = ({ problem }: Finding) => problem !== undefined
