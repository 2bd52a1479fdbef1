import { openListMap } from './list-map.ts'

/** Pixels. */
const MIN_SWIPE = 48

/** Opens the map of a list over the screen of a phone, with a sheet for one shop; arrows and swipes show the next. */
export function openListMapSheet(dialog: HTMLDialogElement): void {
  const find = (name: string) => dialog.querySelector<HTMLElement>(`[data-${name}]`)!
  const sheet = find('sheet')
  let shown = 0
  let swipeStart: number | undefined
  // An open dialog must be closed before it can become modal.
  dialog.close()
  dialog.showModal()
  const list = openListMap(dialog)
  // A pin shows the shop in the sheet; on a wide screen it leads to the card of the list.
  const chooseOnList = list.choose
  list.choose = (shop) => choose(list.shops.indexOf(shop))
  const count = list.shops.length

  function choose(next: number) {
    shown = (next + count) % count
    const shop = list.shops[shown]!
    find('place').textContent = `${shown + 1} de ${count} en el mapa`
    find('card').dataset.pin = shop.number
    find('card').replaceChildren(...shop.card.cloneNode(true).childNodes)
    list.raise(shop)
    list.show(shop)
  }

  sheet.hidden = false
  choose(0)
  // Called after the sheet is shown, because the sheet takes space from the map.
  list.showAll()
  const step = (by: number) => () => choose(shown + by)
  find('previous').onclick = step(-1)
  find('next').onclick = step(1)
  find('close').onclick = () => dialog.close()
  sheet.onpointerdown = ({ clientX }) => {
    swipeStart = clientX
  }
  sheet.onpointerup = ({ clientX }) => {
    const distance = clientX - (swipeStart ?? clientX)
    swipeStart = undefined
    if (Math.abs(distance) > MIN_SWIPE) choose(shown + (distance < 0 ? 1 : -1))
  }
  dialog.onclose = () => {
    // Ignores the event of `dialog.close()` above.
    if (dialog.open) return
    list.choose = chooseOnList
    sheet.hidden = true
    // Shows the map beside the list, in case the screen has become wide.
    dialog.show()
    document.querySelector<HTMLElement>('[data-open-map]')?.focus({ preventScroll: true })
  }
  find('next').focus()
}
