import { formatCount } from '#contract/numbers.ts'

type LoggedPhoto = { id: number; alt: string }

/** Describes changes of a shop's photos. A photo is named by its description, if it has one. */
export function formatPhotoChanges(before: readonly LoggedPhoto[], after: readonly LoggedPhoto[]) {
  const isIn = (photos: readonly LoggedPhoto[]) => (photo: LoggedPhoto) =>
    photos.some(({ id }) => id === photo.id)
  const added = after.filter((photo) => !isIn(before)(photo))
  const removed = before.filter((photo) => !isIn(after)(photo))
  const [cover] = after
  const formerOrder = before.filter(isIn(after)).map(({ id }) => id)
  const newOrder = after.filter(isIn(before)).map(({ id }) => id)
  const isOtherCover = cover !== undefined && before.length > 0 && cover.id !== before[0]!.id
  const isOtherOrder = !isOtherCover && formerOrder.join() !== newOrder.join()
  const newAlts = after.flatMap((photo) => {
    const former = before.find(({ id }) => id === photo.id)
    return former && former.alt !== photo.alt ? [{ from: former.alt, to: photo.alt }] : []
  })
  return [
    ...describePhotos(added, 'foto nueva', 'fotos nuevas'),
    ...describePhotos(removed, 'foto eliminada', 'fotos eliminadas'),
    ...(isOtherCover ? [`Otra portada${quote(cover.alt)}`] : []),
    ...(isOtherOrder ? ['Otro orden'] : []),
    ...newAlts.map(({ from, to }) =>
      to === '' ? `Sin la descripción${quote(from)}` : `Descripción${quote(to)}`,
    ),
  ].join('. ')
}

const quote = (alt: string) => (alt === '' ? '' : ` «${alt}»`)

function describePhotos(photos: readonly LoggedPhoto[], singular: string, plural: string) {
  if (photos.length === 0) return []
  const count = formatCount(photos.length, singular, plural)
  const descriptions = photos.map(({ alt }) => quote(alt)).filter(Boolean)
  return [descriptions.length > 0 ? `${count}:${descriptions.join(',')}` : count]
}
