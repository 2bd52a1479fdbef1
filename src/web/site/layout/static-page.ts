import { directionsUrl } from '#web/commerces/directions-url.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { startSite } from './site-script.ts'
import { startSuggestions } from './suggestions-script.ts'

/** For pages that need no framework. */
export const staticPage: PageHandle = {
  staticScript: `(${startSite})(${directionsUrl},${startSuggestions})`,
}
