import { z } from 'zod'
import type { PlainDate } from './dates.ts'
import type { Hours } from './hours.ts'

const CLOSURE_REASONS = ['vacation', 'works', 'personal', 'other'] as const
export const closureReason = z.enum(
  CLOSURE_REASONS,
  `Elige el motivo entre ${CLOSURE_REASONS.join(', ')}`,
)
export type ClosureReason = z.infer<typeof closureReason>

export type Closure = NonNullable<Hours['closure']>

/** Closures saved before reasons were introduced have none. */
export const reasonOf = ({ reason = 'vacation' }: Pick<Closure, 'reason'>): ClosureReason => reason

/** Texts after 'Cerrado'. */
export const CLOSED_FOR: Record<ClosureReason, string> = {
  vacation: 'por vacaciones',
  works: 'por obras',
  personal: 'por motivos personales',
  other: 'temporalmente',
}

export const isClosedOn = ({ from, to }: Closure, date: PlainDate) =>
  from <= date && (to === null || date <= to)

export const isOver = ({ to }: Closure, today: PlainDate) => to !== null && to < today
