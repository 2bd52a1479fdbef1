import type { WholePlace } from '#contract/proposals.ts'

export type Cover = {
  photo: string
  alt: string
  photo_focus_x: number
  photo_focus_y: number
  width: number
  height: number
  placeholder: string
  /** Whether the current cover stays in the gallery, for example when two photos are swapped. */
  keeps_present: boolean
}

export type RiskyValues = {
  name: string
  category: number[]
  address: WholePlace
  photo: Cover
}

export type StoredChange = {
  [Field in keyof RiskyValues]: { field: Field; from: RiskyValues[Field]; to: RiskyValues[Field] }
}[keyof RiskyValues]
