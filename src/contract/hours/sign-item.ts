import type { Place, Separator, Token } from './sign-token.ts'
import type { DayPart, SignDay } from './sign-words.ts'

/** Something in a sign that cannot be read, and what to do. */
export type SignFault = Place & { error: string; suggestions: string[] }

/** Days, perhaps of one part of the day alone: 'sábados tarde'. */
export type SaidDays = Place & {
  kind: 'days'
  days: SignDay[]
  isRest: boolean
  isLiteral: boolean
}

export type Item =
  | SaidDays
  | (Place &
      (
        | { kind: 'shift'; opens: number; closes: number }
        | { kind: 'part'; part: DayPart }
        | { kind: 'closed' | 'open' | 'except' | 'all_day' | 'whole_day' | 'appointment' }
        | { kind: 'separator'; is: Separator }
        | { kind: 'fault'; error: string; suggestions: string[] }
      ))

export type Of<Kind extends Token['kind']> = Extract<Token, { kind: Kind }>
/** What was read of the tokens from a place on, and where the next begins. */
export type Read = { items: Item[]; next: number }

export const fault = ({ at, end }: Place, error: string, suggestions: string[] = []): Item => ({
  kind: 'fault',
  at,
  end,
  error,
  suggestions,
})

export const isSlash = (token: Token | undefined) =>
  token?.kind === 'separator' && token.is === 'slash'
