import { slugWithId } from './slug.ts'

type Named = { id: number; name: string }

/** Where the public site shows a shop. */
export const commercePath = (commerce: Named) => `/comercio/${slugWithId(commerce)}`

/** Where the public site shows an offer. */
export const offerPath = ({ id, title }: { id: number; title: string }) =>
  `/oferta/${slugWithId({ id, name: title })}`

/** A published shop's façade as a picture, 1200 × 630. */
export const facadePath = ({ id }: { id: number }) => `/og/comercio/${id}.jpg`
