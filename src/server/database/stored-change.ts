import type { WholePlace } from '#contract/proposals.ts'

/** A cover by its hash, with what is said of it and where it is looked at. */
export type Cover = {
  photo: string
  alt: string
  photo_focus_x: number
  photo_focus_y: number
  width: number
  height: number
  placeholder: string
  /** Whether the present cover stays, behind it, as where photos change places. */
  keeps_present: boolean
}

/** What each field holds. */
export type RiskyValues = {
  name: string
  category: number[]
  address: WholePlace
  photo: Cover
}

/** A field of a proposal as it is stored. */
export type StoredChange = {
  [Field in keyof RiskyValues]: { field: Field; from: RiskyValues[Field]; to: RiskyValues[Field] }
}[keyof RiskyValues]
