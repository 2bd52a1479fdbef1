import { data } from 'react-router'
import type { ClosedShop, ListedCategory, ListedCommerce } from '#contract/directory.ts'
import { closedShop } from '#drawing/closed-shop.ts'
import { readApi } from '#web/api/read-api.ts'
import type { PageContext } from '#web/api/server-api.ts'
import { formatPlainDate } from '#web/commerces/open-words.ts'
import { toPlainDate } from '#web/format/dates.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Drawing } from '#web/ui/drawing.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { directoryUrl } from '../directory/directory-url.ts'
import { readCategories } from '../directory/read-lists.ts'
import { SiteFrame } from '../layout/site-frame.tsx'
import styles from './closed-commerce.module.css'
import { MoreCommerces, readMoreCommerces } from './other-commerces.tsx'

type ClosedPageProps = {
  closed: ClosedShop
  neighbours: ListedCommerce[]
  categories: ListedCategory[]
}

/** Returns the response of the API (`found`) or, for a hidden or closed shop, the data of `ClosedCommercePage`. */
export async function readOrClosedPage<T>(context: PageContext, path: string) {
  try {
    return { found: await readApi<T>(context, path) }
  } catch (error) {
    const closed = (error as { data?: { closed?: ClosedShop } | null }).data?.closed
    if (closed === undefined) throw error
    const categories = await readCategories(context)
    const neighbours = await readMoreCommerces(context, categoryOf(closed, categories)?.id)
    const status = closed.since === null ? 404 : 410
    return { closedPage: data<ClosedPageProps>({ closed, neighbours, categories }, { status }) }
  }
}

function categoryOf({ category: ids }: ClosedShop, categories: readonly ListedCategory[]) {
  return categories.find(({ id, commerces }) => ids.includes(id) && commerces > 0)
}

/** Replaces the page of a hidden or closed shop, and the pages of its offers. */
export function ClosedCommercePage({ closed, neighbours, categories }: ClosedPageProps) {
  const category = categoryOf(closed, categories)
  const { since } = closed
  return (
    <SiteFrame>
      <meta name="robots" content="noindex" />
      <div className={`grid align-center ${styles.closed}`}>
        <div>
          <PageTitle className="headline">
            {`${closed.name} ${since === null ? 'está cerrado por ahora' : 'ha cerrado para siempre'}`}
          </PageTitle>
          <p className={`mt-16 mb-24 ${styles.sentence}`}>
            {since === null
              ? 'Ni el comercio ni sus ofertas se ven mientras tanto. Vuelve a mirar otro día, o busca quién más lo tiene.'
              : `Bajó la persiana el ${formatPlainDate(toPlainDate(new Date(since)), true)}. Gracias por todo a quien la levantaba cada mañana. La calle sigue: mira quién más lo tiene.`}
          </p>
          <div className={`cluster gap-12 ${styles.links}`}>
            {category && (
              <ButtonLink to={directoryUrl({ categories: [category.slug] })}>
                Ver {category.name}
              </ButtonLink>
            )}
            <ButtonLink to="/directorio" variant={category ? 'outline' : 'filled'}>
              Ver todos los comercios
            </ButtonLink>
          </div>
        </div>
        <div className={`overflow-clip rounded-card ${styles.picture}`} aria-hidden>
          <Drawing svg={closedShop()} />
        </div>
      </div>
      <MoreCommerces shops={neighbours} categories={categories} />
    </SiteFrame>
  )
}
