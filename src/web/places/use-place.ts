import { useState } from 'react'
import type { Commerce } from '#contract/commerces.ts'
import { distanceBetween, type Point, pointOf } from '#contract/coordinates.ts'
import { isWithin, type TownMap } from '#contract/map.ts'
import type { PlaceProposal } from '#contract/places.ts'
import { conflictOf, errorMessage } from '#web/api/api.ts'
import { savePlace } from '#web/commerces/calls.ts'
import { withPending } from '#web/commerces/pending-values.ts'
import { sideOf } from '#web/format/distances.ts'
import { announce } from '#web/ui/announcer.tsx'

/** Metres. A less precise position does not identify a door. */
const MAX_INACCURACY = 100

export function usePlace(
  commerce: Commerce,
  proposal: PlaceProposal | null,
  townMap: TownMap | null,
  onSaved: (saved: Commerce) => Promise<void>,
) {
  const saved = pointOf(commerce)
  const [pin, setPin] = useState<Point | undefined>(saved ?? proposal ?? undefined)
  const [origin, setOrigin] = useState<PinOrigin>(saved ? 'saved' : (proposal?.precision ?? 'none'))
  const [error, setError] = useState<string>()

  function move(to: Point, newOrigin: PinOrigin = 'moved') {
    if (pin && newOrigin === 'moved') announce(movedWords(saved ?? proposal ?? pin, to))
    setPin(to)
    setOrigin(newOrigin)
    setError(undefined)
  }

  async function save(place: Point | null) {
    setError(undefined)
    try {
      await onSaved(await saveMerged(commerce, place))
    } catch (caught) {
      setError(errorMessage(caught))
    }
  }

  async function locate() {
    setError(undefined)
    const here = await currentPosition(townMap)
    if (typeof here === 'string') return setError(here)
    move(here, 'here')
    announce('El pin está donde estás tú.')
  }

  return {
    pin,
    origin,
    error,
    move,
    save,
    locate,
    isChanged: pin?.latitude !== saved?.latitude || pin?.longitude !== saved?.longitude,
    isSaved: saved !== undefined,
  }
}

/** Saves the place even if somebody else has saved the shop meanwhile, unless the address or place has changed. */
async function saveMerged(commerce: Commerce, place: Point | null): Promise<Commerce> {
  try {
    return await savePlace(commerce, place)
  } catch (error) {
    const conflict = conflictOf<Commerce>(error)
    if (conflict === undefined) throw error
    const current = withPending(conflict)
    // Our own save had succeeded, and only its response was lost.
    if (isAt(current, place)) return current
    const isSamePlace = isAt(current, pointOf(commerce) ?? null)
    if (current.direction !== commerce.direction || !isSamePlace) throw error
    return await savePlace(current, place)
  }
}

function isAt({ latitude, longitude }: Commerce, place: Point | null): boolean {
  return latitude === (place?.latitude ?? null) && longitude === (place?.longitude ?? null)
}

/** Returns the position of the device, or a sentence why it cannot be used. */
function currentPosition(townMap: TownMap | null): Promise<Point | string> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        const here = { latitude, longitude }
        if (townMap && !isWithin(here, townMap.bounds)) resolve(FAR)
        // On a map the user can correct a vague position.
        else if (!townMap && accuracy > MAX_INACCURACY) resolve(VAGUE)
        else resolve(here)
      },
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? FORBIDDEN : UNKNOWN),
      { enableHighAccuracy: true, timeout: 15_000 },
    )
  })
}

const FAR = 'Tu posición queda lejos del pueblo. Prueba cuando estés en el comercio.'
const VAGUE =
  'Tu teléfono no sabe bien dónde estás. Prueba cerca de una ventana, o con la ubicación precisa.'
const FORBIDDEN =
  'No tenemos permiso para ver tu posición. Puedes darlo en los ajustes del navegador, o mover el pin.'
const UNKNOWN = 'No hemos podido saber dónde estás. Prueba otra vez, o mueve el pin.'

type PinOrigin = 'saved' | 'door' | 'street' | 'moved' | 'here' | 'none'

export function placeWords(origin: PinOrigin, hasMap: boolean): string {
  if (!hasMap) {
    return origin === 'none'
      ? 'Ahora no hay mapa que enseñarte. Si estás en el comercio, usa tu posición.'
      : 'Ahora no hay mapa que enseñarte, pero el pin está puesto.'
  }
  return WORDS[origin]
}

const HOW = 'Arrástralo, toca el mapa o usa las flechas.'

const WORDS: Record<PinOrigin, string> = {
  saved: `Aquí lo ven los vecinos. ¿No es tu puerta? ${HOW}`,
  door: `Creemos que tu puerta está aquí. Si no, mueve el pin. ${HOW}`,
  street: `Hemos encontrado la calle, pero no el número: lleva el pin hasta tu puerta. ${HOW}`,
  moved: 'Cuando esté en tu puerta, pulsa «Aquí está».',
  here: `Es donde estás tú ahora. Si la puerta queda un poco más allá, mueve el pin. ${HOW}`,
  none: 'No hemos encontrado tu dirección. Toca el mapa donde está tu puerta.',
}

/** Says how far and in which direction a pin was moved: 'A 12 m de donde estaba, al norte'. */
export function movedWords(from: Point, to: Point): string {
  const metres = Math.round(distanceBetween(from, to))
  if (metres === 0) return 'El pin está donde estaba.'
  return `El pin está a ${metres} m de donde estaba, ${sideOf(from, to)}.`
}
