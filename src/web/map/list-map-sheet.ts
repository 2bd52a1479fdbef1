import { openListMap } from './list-map.ts'

/** Pixels that a finger goes aside for the next shop. */
const SWIPE = 48

/**
 * The same on a phone: over the whole screen, with a sheet for one shop, and arrows and swipes for the next. Closed,
 * the list is where it was.
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
    const shop = list.shops[at]
    if (shop === undefined) return
    find('place').textContent = `${at + 1} de ${count} en el mapa`
    find('card').dataset.pin = String(shop.number)
    find('card').replaceChildren(...shop.card.cloneNode(true).childNodes)
    list.raise(shop)
    list.show(shop)
  }

  sheet.hidden = count === 0
  choose(0)
  // Once the sheet has taken its room.
  list.showAll()
  const step = (by: number) => () => choose(at + by)
  find('previous').onclick = step(-1)
  find('next').onclick = step(1)
  find('close').onclick = () => dialog.close()
  sheet.onpointerdown = ({ clientX }) => {
    from = clientX
  }
  sheet.onpointerup = ({ clientX }) => {
    const way = clientX - (from ?? clientX)
    from = undefined
    if (Math.abs(way) > SWIPE) choose(at + (way < 0 ? 1 : -1))
  }
  dialog.onclose = () => {
    // Of how it stood beside the list.
    if (dialog.open) return
    list.choose = chooseOnList
    sheet.hidden = true
    // Beside the list again, where the screen is wide by now.
    dialog.show()
    document.querySelector<HTMLElement>('[data-open-map]')?.focus({ preventScroll: true })
  }
  find('next').focus()
}
