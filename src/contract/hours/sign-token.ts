import type { DayPart, SignDay } from './sign-words.ts'

/** Where something stands in the text: from `at` to before `end`. */
export type Place = { at: number; end: number }

export type WrittenTime = {
  /** Minutes since midnight, as written; 24:00 is 1440. */
  minutes: number
  /** Whether it can only be of a clock of 24 hours: 17, 09:00, 0:00. */
  is24: boolean
  part?: DayPart
}

/** What stands between two things, from the weakest on. */
export type Separator = 'and' | 'comma' | 'slash' | 'stop' | 'line'

export type Token = Place &
  (
    | {
        kind: 'days'
        days: SignDay[]
        word: string
        /** A time after midnight is of this very day, as in OpenStreetMap, not of the night that began on it. */
        isLiteral?: boolean
        isRest?: boolean
      }
    | ({ kind: 'time' } & WrittenTime)
    | { kind: 'part'; part: DayPart; isSuffix: boolean }
    | { kind: 'closed' | 'open' | 'except' | 'all_day' | 'whole_day' | 'appointment' }
    | { kind: 'between' }
    | { kind: 'range'; word: string }
    | { kind: 'separator'; is: Separator }
    | { kind: 'unknown'; error: string; suggestions: string[] }
  )
