import type { PageHandle } from '#web/document/page-handle.ts'
import { staticPage } from '../layout/static-page.ts'
import { startListMap } from './list-map.tsx'
import { startStreet } from './shop-street.tsx'

export const filteredPage: PageHandle = {
  searchParams: [
    'q',
    'open',
    'near',
    'calle',
    'facts',
    'ofertas',
    'cuando',
    'categoria',
    'orden',
    'pagina',
  ],
  staticScript: `${staticPage.staticScript};(${startFilters})();(${startListMap})(file=>import(file));(${startStreet})()`,
}

/**
 * Enhances the filters of a list. Requests the position only when «Cerca de mí» is pressed, and sends this position rounded
 * to about 100 m. Without a position the page asks for a street. Inlined, so it must use nothing from outside.
 */
function startFilters(): void {
  // A page from the back-forward cache is not busy any more, and its checkboxes may not match its list.
  addEventListener('pageshow', ({ persisted }) => {
    for (const button of document.querySelectorAll('[name=near]')) button.ariaBusy = null
    if (!persisted) return
    for (const form of document.querySelectorAll<HTMLFormElement>('[data-filters]')) form.reset()
  })

  // Closes a popover when the focus moves to an element that it may cover.
  addEventListener('focusin', ({ target }) => {
    for (const sheet of document.querySelectorAll<HTMLElement>('[data-filters] > [popover]')) {
      if (!sheet.hidePopover || sheet.contains(target as Node)) continue
      if (sheet.matches(':popover-open')) sheet.hidePopover()
    }
  })

  addEventListener('submit', (event) => {
    const { submitter: button, target: form } = event
    if (!(button instanceof HTMLButtonElement) || !(form instanceof HTMLFormElement)) return
    // A pressed button has the value '' and removes `near` from the query.
    if (button.name !== 'near' || button.value === '' || !navigator.geolocation) return
    event.preventDefault()
    if (button.ariaBusy) return
    button.ariaBusy = 'true'
    const go = (near = button.value) => {
      const values = new FormData(form)
      values.set('near', near)
      location.assign(`${form.action}?${new URLSearchParams(values as never)}`)
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => go(`${coords.latitude.toFixed(3)},${coords.longitude.toFixed(3)}`),
      () => go(),
      { maximumAge: 60_000, timeout: 10_000 },
    )
  })
}
