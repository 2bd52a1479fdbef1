import { latLngBounds, type Marker } from 'leaflet'
import type { Point } from '#contract/coordinates.ts'
import type { TownMap } from '#contract/map.ts'
import styles from './list-map.module.css'
import { DOOR_ZOOM, openStreetMap, toLatLng } from './street-map.ts'

export type ListMapData = {
  townMap: TownMap
  /** Points of the cards with `data-pin`, in the same order. */
  points: Point[]
  /** Position of the user, if it is known. */
  near: Point | undefined
}

export type Shop = { number: string; card: HTMLElement; pin: Marker }

/** At the zoom of a door only one street would be visible. */
const MAX_ZOOM = DOOR_ZOOM - 1

const openMaps = new WeakMap<HTMLDialogElement, ReturnType<typeof createListMap>>()

/** Opens the map of a list. A card with the pointer or focus raises its pin; a pin leads to its card. */
export function openListMap(dialog: HTMLDialogElement) {
  const list = openMaps.get(dialog) ?? createListMap(dialog)
  openMaps.set(dialog, list)
  return list
}

function createListMap(dialog: HTMLDialogElement) {
  const { townMap, points, near } = JSON.parse(dialog.dataset.listMap!) as ListMapData
  const cards = [...document.querySelectorAll<HTMLElement>('li[data-pin]')]
  const { map, addPin } = openStreetMap(dialog.querySelector<HTMLElement>('[data-canvas]')!, {
    townMap,
    centre: points[0]!,
    zoom: MAX_ZOOM,
    label: 'Mapa de los comercios de la lista. Los mismos, y en el mismo orden, están en la lista.',
    otherWay: 'Los mismos comercios están en la lista.',
  })
  if (near)
    addPin(near, { label: 'Donde estás', html: `<span class="block ${styles.here}"></span>` })
  const shops = cards.map((card, index): Shop => {
    const number = card.dataset.pin!
    const html = `<span class="grid place-center relative rounded-button ${styles.number}">${number}</span>`
    const label = `${number}, ${card.querySelector('h2')!.textContent}`
    const pin = addPin(points[index]!, { label, html })
    // Keyboard users choose shops in the list.
    pin.getElement()?.setAttribute('tabindex', '-1')
    return { number, card, pin }
  })
  const list = {
    shops,
    raise(raised: Shop) {
      for (const { pin } of shops) {
        const isRaised = pin === raised.pin
        pin.setZIndexOffset(isRaised ? 1000 : 0)
        pin.getElement()?.toggleAttribute('data-raised', isRaised)
      }
    },
    show(shop: Shop) {
      map.invalidateSize()
      map.panTo(shop.pin.getLatLng())
    },
    showAll() {
      map.invalidateSize()
      const bounds = latLngBounds([...points, ...(near ? [near] : [])].map(toLatLng))
      map.fitBounds(bounds, { padding: [48, 64], maxZoom: MAX_ZOOM })
    },
    choose(shop: Shop) {
      list.raise(shop)
      shop.card.scrollIntoView({ block: 'center' })
      shop.card.querySelector('a')?.focus({ preventScroll: true })
    },
  }
  for (const shop of shops) {
    shop.pin.on('click', () => list.choose(shop))
    for (const event of ['focusin', 'pointerenter']) {
      shop.card.addEventListener(event, () => list.raise(shop))
    }
  }
  list.showAll()
  return list
}
