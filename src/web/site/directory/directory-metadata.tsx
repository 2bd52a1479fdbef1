import type { ListedCategory } from '#contract/directory.ts'
import { formatCount } from '#contract/numbers.ts'
import { PageMetadata } from '../layout/page-metadata.tsx'
import { Breadcrumbs } from '../layout/structured-data.tsx'
import { type DirectoryQuery, directoryUrl } from './directory-url.ts'
import { joinNames } from './titles.ts'

type DirectoryMetadataProps = {
  /** The search as typed. In `query` some of these words may be filters instead. */
  q: string | undefined
  query: DirectoryQuery
  chosen: readonly ListedCategory[]
  count: number
  title: string
}

export function DirectoryMetadata(props: DirectoryMetadataProps) {
  const { q, query, chosen, count, title } = props
  const { categories, page, offers, open, near, facts = [], isByName } = query
  const isFiltered = offers || open || near || facts.length > 0 || chosen.length > 1
  return (
    <>
      <PageMetadata
        path={directoryUrl({ categories, page })}
        title={title}
        isListed={!q && !isFiltered && !isByName}
      >
        {describe(count, chosen)}
      </PageMetadata>
      <Breadcrumbs steps={crumbsOf(chosen)} />
    </>
  )
}

function describe(count: number, chosen: readonly ListedCategory[]): string {
  const shops = formatCount(count, 'comercio', 'comercios')
  return chosen.length > 0
    ? `${joinNames(chosen)}, ${shops} de tu pueblo: la dirección, el teléfono, el correo y las ofertas.`
    : `${shops} de tu pueblo: qué se vende en cada uno, la dirección, el teléfono y las ofertas.`
}

function crumbsOf(chosen: readonly ListedCategory[]) {
  const top = { name: 'Comercios', path: '/directorio' }
  if (chosen.length === 0) return [top]
  const path = directoryUrl({ categories: chosen.map(({ slug }) => slug) })
  return [top, { name: joinNames(chosen), path }]
}
