import type { TownMap } from '#contract/map.ts'
import styles from './map-dialog.module.css'
import { DOOR_ZOOM, openStreetMap } from './street-map.ts'

/** The data of a link to a map, as JSON in `data-map`. */
export type MapLinkData = { name: string; latitude: number; longitude: number; townMap: TownMap }

/** Opens a map with the pin of one shop in a dialog. When it is closed, the focus returns to the link. */
export function openMapDialog(link: HTMLAnchorElement): void {
  const { name, townMap, ...at } = JSON.parse(link.dataset.map!) as MapLinkData
  const dialog = document.createElement('dialog')
  dialog.className = `flex column surface overflow-clip ${styles.dialog}`
  dialog.setAttribute('aria-label', `${name} en el mapa`)
  const canvas = document.createElement('div')
  canvas.className = 'grow'
  const bar = document.createElement('div')
  bar.className = 'row wrap between gap-12 py-8 px-16'
  const directions = document.createElement('a')
  const action = `inline-row tap px-8 bold underline ${styles.way}`
  directions.className = action
  directions.href = link.href
  directions.target = '_blank'
  directions.rel = 'noreferrer'
  directions.textContent = 'Cómo llegar'
  // The figures count this link as they count the one on the page.
  directions.dataset.place = link.dataset.place ?? ''
  const { commerce } = link.closest<HTMLElement>('[data-commerce]')?.dataset ?? {}
  if (commerce) dialog.dataset.commerce = commerce
  const close = document.createElement('button')
  close.type = 'button'
  close.className = action
  close.textContent = 'Cerrar el mapa'
  bar.append(directions, close)
  dialog.append(bar, canvas)
  document.body.append(dialog)
  dialog.showModal()

  const label = `Mapa de calles. Las flechas lo mueven; más y menos lo acercan y lo alejan.`
  const otherWay = '«Cómo llegar» abre otro mapa.'
  const options = { townMap, centre: at, zoom: DOOR_ZOOM, label, otherWay }
  const { map, addPin } = openStreetMap(canvas, options)
  addPin(at, { label: name })
  close.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => {
    map.remove()
    dialog.remove()
    link.focus()
  })
  close.focus()
}
