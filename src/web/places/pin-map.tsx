import type { Marker } from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import type { Point } from '#contract/coordinates.ts'
import type { TownMap } from '#contract/map.ts'
import type { StreetMap } from '#web/map/street-map.ts'
import styles from './places.module.css'

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
  /** Called when the map could not be loaded. */
  onFailure: () => void
}

/** A map with the pin of a shop. It is moved by dragging, by tapping the map, or with the arrow keys. */
export function PinMap({ townMap, pin, onMove, onFailure }: PinMapProps) {
  const element = useRef<HTMLDivElement>(null)
  const [street, setStreet] = useState<StreetMap>()
  const marker = useRef<Marker>(undefined)
  const latest = useRef({ townMap, pin, onMove, onFailure })
  useEffect(() => {
    latest.current = { townMap, pin, onMove, onFailure }
  })

  useEffect(() => {
    let opened: StreetMap | undefined
    let isGone = false
    import('#web/map/street-map.ts')
      .then(({ openStreetMap, DOOR_ZOOM }) => {
        if (isGone || element.current === null) return
        const { townMap, pin } = latest.current
        opened = openStreetMap(element.current, {
          townMap,
          centre: pin ?? middleOf(townMap),
          zoom: pin ? DOOR_ZOOM : 15,
          label: 'Mapa de calles. Las flechas lo mueven; más y menos lo acercan y lo alejan.',
          otherWay: 'En tu comercio, pulsa «Usar mi posición»; o vuelve dentro de un rato.',
        })
        opened.map.on('click', ({ latlng }) => latest.current.onMove(toPoint(latlng)))
        setStreet(opened)
      })
      .catch(() => latest.current.onFailure())
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
    if (marker.current === undefined) {
      marker.current = addPin(street, pin, (to) => latest.current.onMove(to))
    } else {
      marker.current.setLatLng([pin.latitude, pin.longitude])
    }
    street.map.panInside([pin.latitude, pin.longitude], { padding: [60, 60] })
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
