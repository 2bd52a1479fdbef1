import type { PageHandle } from '#web/document/page-handle.ts'
import { startActions } from '../layout/actions-script.ts'
import { staticPage } from '../layout/static-page.ts'
import { MAX_SAVED, OFFLINE_CACHE, readSaved, SAVED_STORAGE, savedPath } from './saved-list.ts'
import { openSaved, startSaved } from './saved-script.ts'
import serviceWorker from './service-worker.ts?worker&url'

const OPTIONS = { storage: SAVED_STORAGE, max: MAX_SAVED, offline: OFFLINE_CACHE, serviceWorker }
const read = `()=>(${readSaved})(${JSON.stringify(SAVED_STORAGE)})`

export const savablePage: PageHandle = {
  staticScript: `${staticPage.staticScript};(${startActions})();(${startSaved})(${read},${savedPath},${JSON.stringify(OPTIONS)})`,
}

export const savedPage: PageHandle = {
  ...savablePage,
  headScript: `(${openSaved})(${read},${savedPath})`,
  searchParams: ['lista'],
  isListed: false,
}
