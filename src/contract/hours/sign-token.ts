import type { DayPart, SignDay } from './sign-words.ts'

/** A range of the text: the index of the first character, and of the character after the last. */
export type Place = { at: number; end: number }

/** `minutes` since midnight. `is24`: surely of a 24-hour clock, as '17' or '09'. */
export type WrittenTime = {
  minutes: number
  is24: boolean
  part?: DayPart
}

export type Separator = 'and' | 'comma' | 'slash' | 'stop' | 'line'

/** `all_day`: '24 horas', with and without shifts. `whole_day`: 'todo el día'. */
export type Marker = 'closed' | 'open' | 'except' | 'all_day' | 'whole_day' | 'appointment'

export type Token =
  | (Place &
      (
        | {
            kind: 'days'
            days: SignDay[]
            word: string
            /** Written as in OpenStreetMap, where 'Fr 01:00-05:00' is Friday's early morning. */
            isLiteral?: boolean
            /** 'El resto': all weekdays that the sign does not name. */
            isRest?: boolean
          }
        | ({ kind: 'time' } & WrittenTime)
        /** `isSuffix`: after a preposition, 'de la tarde'. */
        | { kind: 'part'; part: DayPart; isSuffix: boolean }
        | { kind: Marker }
        /** The word 'entre' before a range. */
        | { kind: 'between' }
        | { kind: 'range'; word: string }
        | { kind: 'separator'; is: Separator }
      ))
  | (SignFault & { kind: 'unknown' })

export type SignFault = Place & { error: string; suggestions: string[] }

export type DaysItem = Place & {
  kind: 'days'
  days: SignDay[]
  isRest?: boolean
  isLiteral?: boolean
}

export type Item =
  | DaysItem
  | (Place &
      (
        | { kind: 'shift'; opens: number; closes: number }
        | { kind: 'part'; part: DayPart }
        | { kind: Marker }
        | { kind: 'separator'; is: Separator }
      ))
  | (SignFault & { kind: 'fault' })

export type TokenOf<Kind extends Token['kind']> = Extract<Token, { kind: Kind }>
/** `next`: index of the first token that is not read yet. */
export type ReadItems = { items: Item[]; next: number }

export function faultAt({ at, end }: Place, error: string, suggestions: string[] = []): SignFault {
  return { at, end, error, suggestions }
}

export function fault(...values: Parameters<typeof faultAt>): Item {
  return { kind: 'fault', ...faultAt(...values) }
}

export const isSlash = (token: Token | undefined) =>
  token?.kind === 'separator' && token.is === 'slash'
