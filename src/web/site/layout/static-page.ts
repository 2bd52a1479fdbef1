import { directionsUrl } from '#web/commerces/directions-url.ts'
import type { PageHandle } from '#web/document/page-handle.ts'
import { startClosingOnBack } from './close-on-back-script.ts'
import { startSite } from './site-script.ts'
import { openListbox } from './suggestions-listbox.ts'
import { fetchSuggestions, listenToSearches } from './suggestions-script.ts'

/** The source of `startSuggestions`. Its functions are passed as parameters, because bundlers rename them. */
const suggest = `()=>(${listenToSearches})((${openListbox})(),${fetchSuggestions})`

export const staticPage: PageHandle = {
  staticScript: `(${startSite})(${directionsUrl},${suggest},${startClosingOnBack},file=>import(file))`,
}
