/** The result of a check. Without `problem` all is well. */
export type Finding = {
  /** What was checked, in a few Spanish words. */
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
