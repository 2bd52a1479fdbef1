import type { PageHandle } from '#web/document/page-handle.ts'
import { savablePage } from '../saving/saved-page.ts'
import { startGallery } from './gallery-script.ts'
import viewer from './viewer-script.ts?worker&url'

/** A static page with the photos of a shop, which can be saved. */
export const galleryPage: PageHandle = {
  // Written out: a bundler would make something else of an import in a function.
  staticScript: `${savablePage.staticScript};(${startGallery})((url)=>import(url),${JSON.stringify(viewer)})`,
}

/** The same after a navigation within the app. */
export const startGalleryHere = () => startGallery((url) => import(/* @vite-ignore */ url), viewer)
