import { openListMap } from './list-map.ts'

/** Pixels of a horizontal swipe that shows the next shop. */
const SWIPE = 48

/**
 * Opens the map of a list over the whole screen of a phone, with a sheet for one shop; arrows and swipes show the next.
 * After closing, the list is still at the same position.
 */
export function openListMapSheet(dialog: HTMLDialogElement): void {
  const find = <Found extends HTMLElement>(name: string) =>
    dialog.querySelector<Found>(`[data-${name}]`)!
  const sheet = find('sheet')
  let at = 0
  let from: number | undefined
  dialog.close()
  dialog.showModal()
  const list = openListMap(dialog)
  const chooseOnList = list.choose
  list.choose = (shop) => choose(list.shops.indexOf(shop))
  const count = list.shops.length

  function choose(next: number) {
    at = (next + count) % count
    const shop = list.shops[at]!
    find('place').textContent = `${at + 1} de ${count} en el mapa`
    find('card').dataset.pin = shop.number
    find('card').replaceChildren(...shop.card.cloneNode(true).childNodes)
    list.raise(shop)
    list.show(shop)
  }

  sheet.hidden = false
  choose(0)
  // Only now, because the sheet takes space from the map.
  list.showAll()
  const step = (by: number) => () => choose(at + by)
  find('previous').onclick = step(-1)
  find('next').onclick = step(1)
  find('close').onclick = () => dialog.close()
  sheet.onpointerdown = ({ clientX }) => {
    from = clientX
  }
  sheet.onpointerup = ({ clientX }) => {
    const distance = clientX - (from ?? clientX)
    from = undefined
    if (Math.abs(distance) > SWIPE) choose(at + (distance < 0 ? 1 : -1))
  }
  dialog.onclose = () => {
    // Set by `show` at the last closing.
    if (dialog.open) return
    list.choose = chooseOnList
    sheet.hidden = true
    // Shows the map beside the list again, in case the screen is wide by now.
    dialog.show()
    document.querySelector<HTMLElement>('[data-open-map]')?.focus({ preventScroll: true })
  }
  find('next').focus()
}
