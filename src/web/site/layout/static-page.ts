import { directionsUrl } from '#web/commerces/directions-url.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { startClosingOnBack } from './close-on-back-script.ts'
import { startSite } from './site-script.ts'
import { openListbox } from './suggestions-listbox.ts'
import { fetchSuggestions, listenToSearches } from './suggestions-script.ts'

/** As `startSuggestions`, but from sources: bundlers rename what a function calls by name. */
const suggest = `()=>(${listenToSearches})((${openListbox})(),${fetchSuggestions})`

/** For pages that need no framework. */
export const staticPage: PageHandle = {
  staticScript: `(${startSite})(${directionsUrl},${suggest},${startClosingOnBack},file=>import(file))`,
}
