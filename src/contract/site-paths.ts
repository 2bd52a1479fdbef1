import { type SlugSource, slugWithId } from './slug.ts'

export const commercePath = (commerce: SlugSource) => `/comercio/${slugWithId(commerce)}`

export const offerPath = ({ title, ...offer }: Omit<SlugSource, 'name'> & { title: string }) =>
  `/oferta/${slugWithId({ ...offer, name: title })}`

/** Size in pixels of a drawn façade as a picture, as recommended for Open Graph. */
export const FACADE_SIZE = { width: 1200, height: 630 }

export const facadePath = ({ id }: { id: number }) => `/og/comercio/${id}.jpg`

export const isFacade = (photoUrl: string) => /\/og\/comercio\/\d+\.jpg(?=$|\?)/.test(photoUrl)

/** Returns the path of the Open Graph picture of an offer: the façade above the offer's text. */
export const offerPicturePath = ({ id }: { id: number }) => `/og/oferta/${id}.jpg`
