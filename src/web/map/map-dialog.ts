import type { TownMap } from '#contract/map.ts'
import styles from './map-dialog.module.css'
import { DOOR_ZOOM, openStreetMap } from './street-map.ts'

export type MapLinkData = { name: string; latitude: number; longitude: number; townMap: TownMap }

export function openMapDialog(link: HTMLAnchorElement): void {
  const { name, townMap, ...point } = JSON.parse(link.dataset.map!) as MapLinkData
  const dialog = document.createElement('dialog')
  dialog.className = `flex column surface overflow-clip ${styles.dialog}`
  dialog.ariaLabel = `${name} en el mapa`
  const action = 'inline-row tap px-8 bold underline primary'
  dialog.innerHTML = `<div class="row wrap between gap-12 py-8 px-16">
    <a target="_blank" rel="noreferrer" class="${action}">Cómo llegar</a>
    <button type="button" class="${action}">Cerrar el mapa</button>
  </div>
  <div class="grow"></div>`
  const directions = dialog.querySelector('a')!
  directions.href = link.href
  // The figures count clicks on links with `data-place`, by the shop in `data-commerce`.
  directions.dataset.place = link.dataset.place ?? ''
  const { commerce } = link.closest<HTMLElement>('[data-commerce]')?.dataset ?? {}
  if (commerce) dialog.dataset.commerce = commerce
  document.body.append(dialog)
  dialog.showModal()

  const { map, addPin } = openStreetMap(dialog.querySelector<HTMLElement>('.grow')!, {
    townMap,
    centre: point,
    zoom: DOOR_ZOOM,
    label: 'Mapa de calles. Las flechas lo mueven; más y menos lo acercan y lo alejan.',
    otherWay: '«Cómo llegar» abre otro mapa.',
  })
  addPin(point, { label: name })
  const close = dialog.querySelector('button')!
  close.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => {
    map.remove()
    dialog.remove()
    link.focus()
  })
  close.focus()
}
