import type { ListedCategory } from '#contract/directory.ts'
import { formatNumber } from '#contract/numbers.ts'
import { IconChevronLeft, IconChevronRight } from '#web/ui/icons.ts'
import { SubscribeLink } from '../subscribing/subscribe-link.tsx'

type ListFootProps = PageLinksProps & {
  printUrl?: string | false
  /** The categories of the list. If there is exactly one, the link to subscribe is about this category. */
  chosen: readonly ListedCategory[]
}

export function ListFoot({ printUrl, chosen, ...pageLinks }: ListFootProps) {
  const category = chosen.length === 1 ? chosen[0] : undefined
  return (
    <>
      <PageLinks {...pageLinks} />
      {printUrl && (
        <p className="no-print desk-only mt-32">
          <a href={printUrl}>Imprimir la lista</a>
        </p>
      )}
      {pageLinks.count > 1 && (
        <p className="mt-32 muted small">
          Nadie paga por salir antes. <a href="/como-ordenamos">Cómo ordenamos</a>
        </p>
      )}
      <p className="mt-32">
        <a href="/falta-un-comercio">¿Falta un comercio?</a>
      </p>
      <SubscribeLink
        subject={category ? `de ${category.name}` : 'del pueblo'}
        topic={category && `categoria=${category.slug}`}
      />
    </>
  )
}

type PageLinksProps = { page: number; count: number; size: number; urlOf: (page: number) => string }

const LINK = 'inline-row gap-4 tap px-12 rounded-button soft link'

function PageLinks({ page, count, size, urlOf }: PageLinksProps) {
  const lastPage = Math.ceil(count / size)
  if (lastPage <= 1) return null
  return (
    <nav className="row wrap gap-8 mt-36" aria-label="Páginas">
      {page > 1 && (
        <a href={urlOf(page - 1)} rel="prev" className={LINK}>
          <IconChevronLeft size={24} aria-hidden />
          Anterior
        </a>
      )}
      <span className="mx-auto muted small tabular">
        Página {formatNumber(page)} de {formatNumber(lastPage)}
      </span>
      {page < lastPage && (
        <a href={urlOf(page + 1)} rel="next" className={LINK}>
          Siguiente
          <IconChevronRight size={24} aria-hidden />
        </a>
      )}
    </nav>
  )
}
