import { directionsUrl } from '#web/commerces/directions-url.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { startSite } from './site-script.ts'
import { startSuggestions } from './suggestions-script.ts'

/** Of pages that need no framework: a neighbour on a phone waits for no script. */
export const staticPage: PageHandle = {
  staticScript: `(${startSite})(${directionsUrl},${startSuggestions})`,
}
