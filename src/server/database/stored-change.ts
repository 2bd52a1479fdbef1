import type { WholePlace } from '#contract/proposals.ts'

/** A cover photo: its hash, alternative text and focus. */
export type Cover = {
  photo: string
  alt: string
  photo_focus_x: number
  photo_focus_y: number
  width: number
  height: number
  placeholder: string
  /** Whether the present cover stays in the gallery, as when photos change places. */
  keeps_present: boolean
}

/** The value of each risky field. */
export type RiskyValues = {
  name: string
  category: number[]
  address: WholePlace
  photo: Cover
}

/** A changed field of a proposal as it is stored. */
export type StoredChange = {
  [Field in keyof RiskyValues]: { field: Field; from: RiskyValues[Field]; to: RiskyValues[Field] }
}[keyof RiskyValues]
