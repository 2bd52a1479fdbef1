import type { PageHandle } from '#web/document/page-handle.ts'
import { staticPage } from '../layout/static-page.ts'
import { startFilters } from './filters-script.ts'
import { startListMap } from './list-map.tsx'
import { startStreet } from './shop-street.tsx'

export const filteredPage: PageHandle = {
  searchParams: [
    'q',
    'open',
    'near',
    'calle',
    'facts',
    'ofertas',
    'cuando',
    'categoria',
    'orden',
    'pagina',
  ],
  staticScript: `${staticPage.staticScript};(${startFilters})();(${startListMap})(file=>import(file));(${startStreet})()`,
}
