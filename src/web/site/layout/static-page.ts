import { mapAddress } from '#web/commerces/map-address.ts'
import type { PageHandle } from '#web/root.tsx'
import { startFilters } from '../directory/filters-script.ts'
import { startStreet } from './site-script.ts'
import { suggestPlaces } from './suggestions-script.ts'

/** Of pages that need no framework: a neighbour on a phone waits for no script. */
export const stillPage: PageHandle = {
  stillScript: `(${startStreet})(${mapAddress},${suggestPlaces})`,
}

/** The same of a list with filters. */
export const filteredPage: PageHandle = {
  stillScript: `${stillPage.stillScript};(${startFilters})()`,
}
