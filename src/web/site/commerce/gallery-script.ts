import type { PageHandle } from '#web/document/page-handle.ts'
import { savablePage } from '../saving/saved-page.ts'
import viewer from './viewer-script.ts?worker&url'

/** Handle of a static page with the photos of a shop and a save button. */
export const galleryPage: PageHandle = {
  // Written as a string, because a bundler would transform an `import` inside a function.
  staticScript: `${savablePage.staticScript};(${startGallery})((url)=>import(url),${JSON.stringify(viewer)})`,
}

/** Starts the gallery after a navigation within the app. */
export const startGalleryHere = () => startGallery((url) => import(/* @vite-ignore */ url), viewer)

/**
 * Opens the photos of a shop in a viewer. Its script is loaded with the first photo that is opened; without it each
 * photo is a link to its file. This function's source is inlined in the page, so it must only use its parameters.
 */
function startGallery(load: (url: string) => Promise<unknown>, viewer: string): void {
  const root = document.documentElement
  if (root.dataset.gallery) return
  root.dataset.gallery = 'started'
  addEventListener('click', async (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey } = event
    const link = target instanceof Element ? target.closest('a[data-photo]') : null
    if (!(link instanceof HTMLAnchorElement)) return
    if (button !== 0 || ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    try {
      await load(viewer)
      dispatchEvent(new CustomEvent('open-photo', { detail: link }))
    } catch {
      location.assign(link.href)
    }
  })
}
