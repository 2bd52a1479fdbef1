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

export type StreetMap = { map: LeafletMap; addPin(point: Point, options: PinOptions): Marker }

type MapOptions = {
  townMap: TownMap
  centre: Point
  zoom: number
  label: string
  /** Sentence for when the tiles do not load: 'Los mismos comercios están en la lista.' */
  otherWay: string
}

type PinOptions = {
  label: string
  isMovable?: boolean
  /** HTML of the picture, at least 44 px high and wide. Default: `mapPin`. */
  html?: string
}

/** Zoom at which doors can be distinguished. */
export const DOOR_ZOOM = 18

/** Opens a map with tiles of our own server. Import it dynamically, because Leaflet is large. */
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
    // Leaflet accepts HTML here, so the text is escaped.
    attribution: new Option(townMap.attribution).innerHTML,
    className: styles.tiles!,
  })
  showFailure(map, tiles, `El mapa no se ha cargado. ${otherWay}`)
  tiles.addTo(map)
  return {
    map,
    addPin(point, { label: name, isMovable = false, html = mapPin }) {
      const icon = divIcon({
        html,
        className: styles.pin!,
        iconSize: [PIN_WIDTH, PIN_HEIGHT],
        // The tip of the pin is one pixel above its lower edge.
        iconAnchor: [PIN_WIDTH / 2, PIN_HEIGHT - 1],
      })
      const pin = marker(toLatLng(point), { icon, draggable: isMovable, autoPan: true, alt: name })
      pin.addTo(map)
      pin.getElement()?.setAttribute('aria-label', name)
      return pin
    },
  }
}

function showFailure(map: LeafletMap, tiles: TileLayer, sentence: string): void {
  const element = map.getContainer()
  const notice = document.createElement('p')
  notice.className = `absolute py-12 px-16 rounded-button surface shadow ink text-body loose hide-empty ${styles.notice}`
  notice.setAttribute('role', 'status')
  element.append(notice)
  const retry = document.createElement('button')
  retry.type = 'button'
  retry.className = 'primary strong underline'
  retry.textContent = 'Reintentar'
  retry.addEventListener('click', () => tiles.redraw())
  let isAnyLoaded = false
  tiles.on('tileload', () => {
    if (isAnyLoaded) return
    isAnyLoaded = true
    notice.replaceChildren()
    element.removeAttribute('data-without-tiles')
    element.setAttribute('data-with-tiles', '')
    map.invalidateSize()
  })
  // Leaflet fires 'load' when all requests have ended, even if they failed.
  tiles.on('load', () => {
    if (isAnyLoaded) return
    notice.replaceChildren(`${sentence} `, retry)
    element.setAttribute('data-without-tiles', '')
  })
}

export const toLatLng = ({ latitude, longitude }: Point): LatLngExpression => [latitude, longitude]
