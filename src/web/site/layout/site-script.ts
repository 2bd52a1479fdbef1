import type { directionsUrl } from '#web/commerces/directions-url.ts'
import type { startClosingOnBack } from './close-on-back-script.ts'
import type { startSuggestions } from './suggestions-script.ts'

/** Starts the behaviour of public pages. Inlined, so it must only use its parameters. */
export function startSite(
  directionsTo: typeof directionsUrl,
  suggest: typeof startSuggestions,
  closeOnBack: typeof startClosingOnBack,
  importMap: (file: string) => Promise<{ openMap(link: HTMLAnchorElement): Promise<void> }>,
): void {
  const root = document.documentElement
  if (root.dataset.site) return
  root.dataset.site = 'started'
  suggest()
  closeOnBack()

  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-does]') : null
    if (!(button instanceof HTMLElement)) return
    if (button.dataset.does === 'print') print()
    if (button.dataset.does === 'share') share(button)
    if (button.dataset.does === 'copy') copy(button, button.dataset.text ?? '', 'Código copiado')
  })

  // Focuses the search field of an opened popover.
  addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof Element) target.querySelector<HTMLElement>('[type=search]')?.focus()
    },
    true,
  )

  // If the map fails to load, or in a new tab, the link opens directions.
  addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event
    const link = target instanceof Element ? target.closest('a[data-map]') : null
    if (!(link instanceof HTMLAnchorElement) || ctrlKey || metaKey || shiftKey) return
    if (link.querySelector('[data-broken]')) return
    event.preventDefault()
    importMap(link.dataset.file ?? '')
      .then(({ openMap }) => openMap(link))
      .catch(() => location.assign(link.href))
  })

  // Error events of images do not bubble.
  addEventListener('error', ({ target }) => replaceBrokenImage(target), true)
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0) replaceBrokenImage(image)
  }

  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-place]')) {
    link.href = directionsTo(link.dataset.place ?? '', navigator.userAgent)
  }

  async function share(button: HTMLElement) {
    const query = button.dataset.query ? location.search : ''
    const url = location.origin + location.pathname + query
    if (navigator.share) return navigator.share({ title: document.title, url }).catch(() => {})
    return copy(button, url, 'Enlace copiado')
  }

  async function copy(button: HTMLElement, text: string, done: string) {
    await navigator.clipboard?.writeText(text)
    // Screen readers do not announce a changed label, only the `status` element after the button.
    for (const place of [button.querySelector('[data-words]'), button.nextElementSibling]) {
      if (place) place.textContent = done
    }
  }

  function replaceBrokenImage(target: EventTarget | null) {
    if (!(target instanceof HTMLImageElement)) return
    target.closest('[data-tiles]')?.setAttribute('data-broken', '')
    const { facade } = target.dataset
    if (facade === undefined || target.src.endsWith(facade)) return
    target.srcset = ''
    target.src = facade
    // The drawing is centred: the focus point is for the photo.
    target.style.objectPosition = ''
  }
}
