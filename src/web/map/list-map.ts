import { type LatLngBoundsExpression, latLngBounds, type Marker } from 'leaflet'
import type { Point } from '#contract/coordinates.ts'
import type { TownMap } from '#contract/map.ts'
import styles from './list-map.module.css'
import { type ListPin, readPin } from './list-pin.ts'
import { DOOR_ZOOM, openStreetMap, toLatLng } from './street-map.ts'

/** The data of a list's map, as JSON in `data-list-map`. `near`: the point from which the list is sorted. */
export type ListMapData = { townMap: TownMap; near?: Point }

export type Shop = ListPin & { name: string; card: HTMLElement; pin: Marker }

/** Maximum zoom: one more, and only one street would be visible. */
const MAX_ZOOM = DOOR_ZOOM - 1

export type ListMap = {
  shops: Shop[]
  raise(shop: Shop): void
  /** Centres the map on this shop, after reading the map's current size. */
  show(shop: Shop): void
  /** Fits all shops into the map, after reading the map's current size. */
  showAll(): void
  /** Called when a pin is pressed. */
  choose(shop: Shop): void
}

const opened = new WeakMap<HTMLDialogElement, ListMap>()

/**
 * Opens the map of the shops of a list, with numbered pins. A card with the pointer or the focus raises its pin;
 * pressing a pin leads to its card.
 */
export function openListMap(dialog: HTMLDialogElement): ListMap {
  const known = opened.get(dialog)
  if (known) return known
  const made = createListMap(dialog)
  opened.set(dialog, made)
  return made
}

function createListMap(dialog: HTMLDialogElement): ListMap {
  const { townMap, near } = JSON.parse(dialog.dataset.listMap!) as ListMapData
  const cards = [...document.querySelectorAll<HTMLElement>('li[data-pin]')]
  const pins = cards.map((card) => readPin(card.dataset))
  const { map, addPin } = openStreetMap(dialog.querySelector<HTMLElement>('[data-canvas]')!, {
    townMap,
    centre: pins[0] ?? near ?? middleOf(townMap),
    zoom: MAX_ZOOM,
    label: 'Mapa de los comercios de la lista. Los mismos, y en el mismo orden, están en la lista.',
    otherWay: 'Los mismos comercios están en la lista.',
  })
  if (near)
    addPin(near, { label: 'Donde estás', html: `<span class="block ${styles.here}"></span>` })
  const shops = pins.map((pin, at): Shop => {
    const card = cards[at]!
    const name = card.querySelector('h2')!.textContent
    const html = `<span class="grid place-center relative rounded-button ${styles.number}">${pin.number}</span>`
    const mark = addPin(pin, { label: `${pin.number}, ${name}`, html })
    // Keyboard users have the list.
    mark.getElement()?.setAttribute('tabindex', '-1')
    return { ...pin, name, card, pin: mark }
  })

  function raise(raised: Shop) {
    for (const { pin } of shops) {
      const isRaised = pin === raised.pin
      pin.setZIndexOffset(isRaised ? 1000 : 0)
      pin.getElement()?.toggleAttribute('data-raised', isRaised)
    }
  }

  function go(shop: Shop) {
    raise(shop)
    shop.card.scrollIntoView({ block: 'center' })
    shop.card.querySelector('a')?.focus({ preventScroll: true })
  }

  for (const shop of shops) {
    shop.pin.on('click', () => list.choose(shop))
    for (const event of ['focusin', 'pointerenter']) {
      shop.card.addEventListener(event, () => raise(shop))
    }
  }
  const showAll = () => {
    map.invalidateSize()
    const points = [...pins, ...(near ? [near] : [])].map(toLatLng)
    if (points.length === 0) return
    map.fitBounds(latLngBounds(points as never) as LatLngBoundsExpression, {
      padding: [48, 64],
      maxZoom: MAX_ZOOM,
    })
  }
  showAll()
  const list: ListMap = {
    shops,
    raise,
    showAll,
    choose: go,
    show(shop) {
      map.invalidateSize()
      map.panTo(toLatLng(shop))
    },
  }
  return list
}

function middleOf({ bounds: { south, west, north, east } }: TownMap): Point {
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 }
}
