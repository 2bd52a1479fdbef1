import {
  control,
  map as createMap,
  divIcon,
  type LatLngExpression,
  type Map as LeafletMap,
  type Marker,
  marker,
  type TileLayer,
  tileLayer,
} from 'leaflet'
import 'leaflet/dist/leaflet.css'
import type { Point } from '#contract/coordinates.ts'
import { MAX_ZOOM, MIN_ZOOM, type TownMap } from '#contract/map.ts'
import { mapPin, PIN_HEIGHT, PIN_WIDTH } from '#drawing/map-pin.ts'
import styles from './street-map.module.css'

export type StreetMap = { map: LeafletMap; addPin(at: Point, options: PinOptions): Marker }

type MapOptions = {
  townMap: TownMap
  centre: Point
  zoom: number
  label: string
  /** What to do while its pictures do not come: 'Los mismos comercios están en la lista.' */
  otherWay: string
}

type PinOptions = {
  /** Its accessible name. */
  label: string
  /** By mouse and finger; keys are the caller's part. */
  isMovable?: boolean
  /** Markup of its picture, instead of the usual pin; 44 px at least. */
  html?: string
}

/** Streets and doors can be distinguished. */
export const DOOR_ZOOM = 18

/**
 * A map of the town's streets, of our own tiles. It is moved by mouse, fingers and, where it has the focus, by keys.
 * Large: import it dynamically, when a map is opened.
 */
export function openStreetMap(element: HTMLElement, options: MapOptions): StreetMap {
  const { townMap, centre, zoom, label, otherWay } = options
  const { south, west, north, east } = townMap.bounds
  const map = createMap(element, {
    center: toLatLng(centre),
    zoom,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    maxBounds: [
      [south, west],
      [north, east],
    ],
    zoomControl: false,
    attributionControl: false,
    fadeAnimation: false,
    zoomAnimation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  })
  element.setAttribute('role', 'application')
  element.setAttribute('aria-label', label)
  control.zoom({ zoomInTitle: 'Acercar', zoomOutTitle: 'Alejar' }).addTo(map)
  control.attribution({ prefix: false }).addTo(map)
  const tiles = tileLayer('/tiles/{z}/{x}/{y}', {
    attribution: escaped(townMap.attribution),
    className: styles.tiles!,
  })
  sayWithoutTiles(map, tiles, `El mapa no se ha cargado. ${otherWay}`)
  tiles.addTo(map)
  return {
    map,
    addPin(at, { label: name, isMovable = false, html = mapPin }) {
      const icon = divIcon({
        html,
        className: styles.pin!,
        iconSize: [PIN_WIDTH, PIN_HEIGHT],
        iconAnchor: [PIN_WIDTH / 2, PIN_HEIGHT - 1],
      })
      const pin = marker(toLatLng(at), { icon, draggable: isMovable, autoPan: true, alt: name })
      pin.addTo(map)
      pin.getElement()?.setAttribute('aria-label', name)
      return pin
    },
  }
}

/** A sentence in place of the map, from when all tiles in sight have failed until one comes. */
function sayWithoutTiles(map: LeafletMap, tiles: TileLayer, sentence: string): void {
  const element = map.getContainer()
  const notice = document.createElement('p')
  notice.className = `absolute py-12 px-16 rounded-button surface shadow loose ${styles.notice}`
  notice.setAttribute('role', 'status')
  element.append(notice)
  const retry = document.createElement('button')
  retry.type = 'button'
  retry.textContent = 'Reintentar'
  retry.addEventListener('click', () => tiles.redraw())
  let isAnyThere = false
  tiles.on('tileload', () => {
    if (isAnyThere) return
    isAnyThere = true
    notice.replaceChildren()
    element.removeAttribute('data-without-tiles')
    element.setAttribute('data-with-tiles', '')
    map.invalidateSize()
  })
  // Leaflet's 'load': none is awaited any more, whether they came or not.
  tiles.on('load', () => {
    if (isAnyThere) return
    notice.replaceChildren(`${sentence} `, retry)
    element.setAttribute('data-without-tiles', '')
  })
}

export const toLatLng = ({ latitude, longitude }: Point): LatLngExpression => [latitude, longitude]

/** Leaflet takes the attribution as HTML. */
function escaped(text: string): string {
  const span = document.createElement('span')
  span.textContent = text
  return span.innerHTML
}
