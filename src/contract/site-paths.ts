import { type Named, slugWithId } from './slug.ts'

/** The public page of a shop. */
export const commercePath = (commerce: Named) => `/comercio/${slugWithId(commerce)}`

/** The public page of an offer. */
export const offerPath = ({ title: name, ...offer }: Omit<Named, 'name'> & { title: string }) =>
  `/oferta/${slugWithId({ ...offer, name })}`

/** A public shop's façade as a picture, 1200 × 630. */
export const facadePath = ({ id }: { id: number }) => `/og/comercio/${id}.jpg`

/** The same above what an offer says, for links to it. */
export const offerPicturePath = ({ id }: { id: number }) => `/og/oferta/${id}.jpg`
