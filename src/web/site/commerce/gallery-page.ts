import type { PageHandle } from '#web/document/page-handle.ts'
import { staticPage } from '../layout/static-page.ts'
import { startGallery } from './gallery-script.ts'
import viewer from './viewer-script.ts?worker&url'

/** A static page with the photos of a shop. */
export const galleryPage: PageHandle = {
  // Written out: a bundler would make something else of an import in a function.
  staticScript: `${staticPage.staticScript};(${startGallery})((url)=>import(url),${JSON.stringify(viewer)})`,
}

/** The same after a navigation within the app. */
export const startGalleryHere = () => startGallery((url) => import(/* @vite-ignore */ url), viewer)
