import { directionsUrl } from '#web/commerces/directions-url.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { startClosingOnBack } from './close-on-back-script.ts'
import { startSite } from './site-script.ts'
import { openListbox } from './suggestions-listbox.ts'
import { fetchSuggestions, listenToSearches } from './suggestions-script.ts'

/** `startSuggestions` composed of function sources: bundlers rename the functions that it calls by name. */
const suggest = `()=>(${listenToSearches})((${openListbox})(),${fetchSuggestions})`

export const staticPage: PageHandle = {
  staticScript: `(${startSite})(${directionsUrl},${suggest},${startClosingOnBack},file=>import(file))`,
}
