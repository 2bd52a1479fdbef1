import type { Commerce } from '#contract/commerces.ts'

type Named = Pick<Commerce, 'name'>

export const DELETION_MESSAGES = {
  deleted: ({ name }: Named) => `«${name}» eliminado.`,
  /** Shown if somebody else has already deleted it. */
  alreadyDeleted: ({ name }: Named) => `«${name}» ya estaba eliminado.`,
  restored: ({ name }: Named) => `«${name}» recuperado. Está como antes de eliminarlo.`,
}
