import type { Commerce } from '#contract/commerces.ts'

type Named = Pick<Commerce, 'name'>

export const DELETION_MESSAGES = {
  deleted: ({ name }: Named) => `«${name}» eliminado.`,
  /** When somebody else has already done it. */
  alreadyDeleted: ({ name }: Named) => `«${name}» ya estaba eliminado.`,
  restored: ({ name }: Named) => `«${name}» recuperado. Está como antes de eliminarlo.`,
}
