import type { Marker } from 'leaflet'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Commerce } from '#contract/commerces.ts'
import type { Point } from '#contract/coordinates.ts'
import type { TownMap } from '#contract/map.ts'
import type { PlaceProposal } from '#contract/places.ts'
import type { StreetMap } from '#web/map/street-map.ts'
import { MainAction } from '#web/screens/main-action.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card, CardBody } from '#web/ui/card.tsx'
import { IconFocusCentered, IconMapPin, IconTrash } from '#web/ui/icons.ts'
import { Notice } from '#web/ui/notice.tsx'
import styles from './places.module.css'
import { placeWords, usePlace } from './use-place.ts'

type PlaceFormProps = {
  commerce: Commerce
  proposal: PlaceProposal | null
  townMap: TownMap | null
  onSaved: (saved: Commerce) => Promise<void>
}

export function PlaceForm({ commerce, proposal, townMap, onSaved }: PlaceFormProps) {
  const place = usePlace(commerce, proposal, townMap, onSaved)
  const [isMapGone, setMapGone] = useState(false)
  const { pin, origin, error, isSaved, isChanged } = place
  const map = isMapGone ? null : townMap
  const confirm = pin && isChanged && (
    <Button icon={IconMapPin} busyLabel="Guardando…" onClick={() => place.save(pin)}>
      Aquí está
    </Button>
  )
  return (
    <>
      <Card as="section" className="max-w-860" aria-labelledby="direccion">
        <CardBody className="stack gap-12">
          <div className="row wrap between gap-4 gap-x-16">
            <h2 id="direccion" className="title">
              {commerce.direction}
            </h2>
            <ButtonLink to={`/commerces/${commerce.id}`} variant="text" size="small">
              Cambiar la dirección
            </ButtonLink>
          </div>
          <p role="status">{placeWords(origin, map !== null)}</p>
        </CardBody>
        {map && (
          <PinMap townMap={map} pin={pin} onMove={place.move} onFailure={() => setMapGone(true)} />
        )}
        <CardBody className="stack gap-12">
          {error && <Notice>{error}</Notice>}
          <div className="cluster gap-12">
            <div className="no-phone hide-empty">{confirm}</div>
            <Button
              variant="outline"
              icon={IconFocusCentered}
              busyLabel="Buscando dónde estás…"
              onClick={place.locate}
            >
              Usar mi posición
            </Button>
            {isSaved && (
              <Button
                variant="text"
                icon={IconTrash}
                busyLabel="Eliminando…"
                onClick={() => place.save(null)}
              >
                Eliminar del mapa
              </Button>
            )}
          </div>
        </CardBody>
      </Card>
      {confirm && <MainAction>{confirm}</MainAction>}
    </>
  )
}

/** Pixels that an arrow key moves the pin; the smaller step with Shift. */
const STEP = 8
const SMALL_STEP = 1

const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

type PinMapProps = {
  townMap: TownMap
  pin: Point | undefined
  onMove: (to: Point) => void
  onFailure: () => void
}

/** A map with the pin of a shop. The pin moves by dragging, by a tap on the map, or with the arrow keys. */
function PinMap({ townMap, pin, onMove, onFailure }: PinMapProps) {
  const element = useRef<HTMLDivElement>(null)
  const [street, setStreet] = useState<StreetMap>()
  const marker = useRef<Marker>(undefined)
  const moveTo = useEffectEvent(onMove)
  const fail = useEffectEvent(onFailure)
  const open = useEffectEvent(
    ({ openStreetMap, DOOR_ZOOM }: typeof import('#web/map/street-map.ts'), root: HTMLElement) =>
      openStreetMap(root, {
        townMap,
        centre: pin ?? middleOf(townMap),
        // 15 shows about two kilometres.
        zoom: pin ? DOOR_ZOOM : 15,
        label: 'Mapa de calles. Las flechas lo mueven; más y menos lo acercan y lo alejan.',
        otherWay: 'En tu comercio, pulsa «Usar mi posición»; o vuelve dentro de un rato.',
      }),
  )

  useEffect(() => {
    let opened: StreetMap | undefined
    let isGone = false
    import('#web/map/street-map.ts')
      .then((loaded) => {
        if (isGone || element.current === null) return
        opened = open(loaded, element.current)
        opened.map.on('click', ({ latlng }) => moveTo(toPoint(latlng)))
        setStreet(opened)
      })
      .catch(() => fail())
    return () => {
      isGone = true
      marker.current = undefined
      opened?.map.remove()
    }
  }, [])

  useEffect(() => {
    if (street === undefined) return
    if (pin === undefined) {
      marker.current?.remove()
      marker.current = undefined
      return
    }
    const { latitude, longitude } = pin
    marker.current ??= addPin(street, pin, (to) => moveTo(to))
    marker.current.setLatLng([latitude, longitude])
    street.map.panInside([latitude, longitude], { padding: [60, 60] })
  }, [street, pin])

  return <div ref={element} className={styles.map} data-ready={street !== undefined || undefined} />
}

function addPin({ map, addPin: add }: StreetMap, at: Point, onMove: (to: Point) => void): Marker {
  const pin = add(at, { label: 'Pin de tu comercio: muévelo con las flechas', isMovable: true })
  pin.on('dragend', () => onMove(toPoint(pin.getLatLng())))
  pin.getElement()?.addEventListener('keydown', (event) => {
    const arrow = ARROWS[event.key]
    if (arrow === undefined) return
    // Otherwise the map would move and the page scroll.
    event.preventDefault()
    event.stopPropagation()
    const step = event.shiftKey ? SMALL_STEP : STEP
    const from = map.latLngToContainerPoint(pin.getLatLng())
    const to = map.containerPointToLatLng([from.x + arrow[0] * step, from.y + arrow[1] * step])
    onMove(toPoint(to))
  })
  return pin
}

function middleOf({ bounds }: TownMap): Point {
  const { south, west, north, east } = bounds
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 }
}

/** Rounds as the server does, so that a saved pin counts as unchanged. */
function toPoint({ lat, lng }: { lat: number; lng: number }): Point {
  return { latitude: Number(lat.toFixed(6)), longitude: Number(lng.toFixed(6)) }
}
