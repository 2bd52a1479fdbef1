import { type Named, slugWithId } from './slug.ts'

export const commercePath = (commerce: Named) => `/comercio/${slugWithId(commerce)}`

export const offerPath = ({ title: name, ...offer }: Omit<Named, 'name'> & { title: string }) =>
  `/oferta/${slugWithId({ ...offer, name })}`

/** Pixels of a drawn façade as a picture: the recommended size for Open Graph. */
export const FACADE_SIZE = { width: 1200, height: 630 }

/** A public shop's façade as a picture. */
export const facadePath = ({ id }: { id: number }) => `/og/comercio/${id}.jpg`

/** Whether the `photo` of a shop is its drawn façade, since it has no photo. */
export const isFacade = (photo: string) => /\/og\/comercio\/\d+\.jpg(?=$|\?)/.test(photo)

/** The same above what an offer says, for links to it. */
export const offerPicturePath = ({ id }: { id: number }) => `/og/oferta/${id}.jpg`
