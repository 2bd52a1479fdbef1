import type { Place, Separator, Token } from './sign-token.ts'
import type { DayPart, SignDay } from './sign-words.ts'

export type SignFault = Place & { error: string; suggestions: string[] }

export type DaysItem = Place & {
  kind: 'days'
  days: SignDay[]
  isRest: boolean
  isLiteral: boolean
}

export type Item =
  | DaysItem
  | (Place &
      (
        | { kind: 'shift'; opens: number; closes: number }
        | { kind: 'part'; part: DayPart }
        | { kind: 'closed' | 'open' | 'except' | 'all_day' | 'whole_day' | 'appointment' }
        | { kind: 'separator'; is: Separator }
        | { kind: 'fault'; error: string; suggestions: string[] }
      ))

export type TokenOf<Kind extends Token['kind']> = Extract<Token, { kind: Kind }>
/** Items read from some tokens, and the index of the first token that is left. */
export type ReadItems = { items: Item[]; next: number }

export const fault = ({ at, end }: Place, error: string, suggestions: string[] = []): Item => ({
  kind: 'fault',
  at,
  end,
  error,
  suggestions,
})

export const isSlash = (token: Token | undefined) =>
  token?.kind === 'separator' && token.is === 'slash'
