import type { PageHandle } from '#web/document/page-handle.ts'
import { savablePage } from '../saving/saved-page.ts'
import { startGallery } from './gallery-script.ts'
import viewer from './viewer-script.ts?worker&url'

/** Handle of a static page with the photos of a shop and a save button. */
export const galleryPage: PageHandle = {
  // Written as a string, because a bundler would transform an `import` inside a function.
  staticScript: `${savablePage.staticScript};(${startGallery})((url)=>import(url),${JSON.stringify(viewer)})`,
}

/** Starts the gallery after a navigation within the app. */
export const startGalleryHere = () => startGallery((url) => import(/* @vite-ignore */ url), viewer)
