import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { MAX_PAGE_SIZE, type Page } from '#contract/paging.ts'
import { readModules } from '#web/api/read-api.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { ListedCommerceCard } from '../directory/listed-commerce-card.tsx'
import { ListedOfferCard } from '../directory/listed-offer-card.tsx'
import { type ListQuery, readCategories, readOffers, readShops } from '../directory/read-lists.ts'
import { PageMetadata } from '../layout/page-metadata.tsx'
import { ShareButton } from '../layout/share-and-print.tsx'
import { SiteFrame } from '../layout/site-frame.tsx'
import { SaveButton, SavedNote } from '../saving/save-button.tsx'
import { parseSaved, type SavedKind, savedKey } from '../saving/saved-list.ts'
import { savedPage } from '../saving/saved-page.ts'
import type { Route } from './+types/saved-route.ts'
import styles from './saved-route.module.css'

export const handle = savedPage

export async function loader({ request, context }: Route.LoaderArgs) {
  const requested = parseSaved(new URL(request.url).searchParams.get('lista'))
  const { offers: hasOffers } = await readModules(context)
  const [shops, offers, categories] = await Promise.all([
    findById(requested.comercio, (query) => readShops(context, query)),
    hasOffers
      ? findById(requested.oferta, (query) => readOffers(context, query))
      : { found: [], gone: [] },
    readCategories(context),
  ])
  const gone = [...savedKeys('comercio', shops.gone), ...savedKeys('oferta', offers.gone)]
  return { shops: shops.found, offers: offers.found, gone, categories }
}

const savedKeys = (kind: SavedKind, ids: readonly number[]) => ids.map((id) => savedKey(kind, id))

/** Finds items in the order of `ids`. `gone`: the ids that do not exist any more. */
async function findById<Item extends { id: number }>(
  ids: number[],
  read: (query: ListQuery) => Promise<Page<Item>>,
) {
  if (ids.length === 0) return { found: [], gone: [] }
  const { results } = await read({ id: ids, page_size: MAX_PAGE_SIZE })
  const byId = new Map(results.map((item) => [item.id, item]))
  return {
    found: ids.flatMap((id) => byId.get(id) ?? []),
    gone: ids.filter((id) => !byId.has(id)),
  }
}

export default function Saved({ loaderData }: Route.ComponentProps) {
  const { shops, offers, gone, categories } = loaderData
  const isEmpty = shops.length + offers.length === 0
  return (
    <SiteFrame>
      <PageMetadata path="/guardados" title="Guardados">
        Los comercios y las ofertas que has guardado en este dispositivo.
      </PageMetadata>
      <div className="row wrap between gap-12">
        <PageTitle>Guardados</PageTitle>
        {!isEmpty && <ShareButton hasQuery />}
      </div>
      <SharedNote
        keys={[
          ...shops.map(({ id }) => savedKey('comercio', id)),
          ...offers.map(({ id }) => savedKey('oferta', id)),
        ]}
      />
      {!isEmpty && (
        <p className={`mt-8 muted ${styles.own}`}>
          Están solo en este dispositivo, sin cuenta. También los verás sin conexión.
        </p>
      )}
      {gone.length > 0 && <GoneNote keys={gone} />}
      {isEmpty && (
        <EmptyState
          title="Aún no hay nada guardado"
          sign="Para luego"
          action={<ButtonLink to="/directorio">Ver los comercios</ButtonLink>}
        >
          Pulsa «Guardar» en un comercio o en una oferta, y lo encontrarás aquí.
        </EmptyState>
      )}
      <SavedItems id="comercios" title="Comercios">
        {shops.map((shop, index) => (
          <li key={shop.id}>
            <ListedCommerceCard shop={shop} categories={categories} isEager={index === 0} />
            <SaveButton kind="comercio" id={shop.id} name={shop.name} />
          </li>
        ))}
      </SavedItems>
      <SavedItems id="ofertas" title="Ofertas">
        {offers.map((offer) => (
          <li key={offer.id}>
            <ListedOfferCard offer={offer} categories={categories} />
            <SaveButton kind="oferta" id={offer.id} name={offer.title} />
          </li>
        ))}
      </SavedItems>
    </SiteFrame>
  )
}

type SavedItemsProps = { id: string; title: string; children: readonly ReactNode[] }

function SavedItems({ id, title, children }: SavedItemsProps) {
  if (children.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-32">
      <h2 id={id} className="text-h2 mb-16">
        {title}
      </h2>
      <ul className={`cards ${styles.cards}`}>{children}</ul>
    </section>
  )
}

/** Visible only if `openSaved` finds in the URL another list than the list of this device. */
function SharedNote({ keys }: { keys: readonly string[] }) {
  return (
    <div
      className={`row wrap gap-12 mt-16 py-12 px-16 outlined rounded-card surface ${styles.shared}`}
    >
      <p>Esta lista te la ha pasado alguien, o es de otro día.</p>
      {keys.length > 0 && (
        <Button variant="soft" data-does="save-all" data-saved-keys={keys.join(',')}>
          Guardarlo todo
        </Button>
      )}
      <Link to="/guardados" className="inline-row tap" reloadDocument>
        Ver mis guardados
      </Link>
      <SavedNote />
    </div>
  )
}

function GoneNote({ keys }: { keys: readonly string[] }) {
  return (
    <div className="row wrap gap-12 mt-16 py-12 px-16 outlined rounded-card surface">
      <p>
        {keys.length === 1
          ? 'Una de las cosas de esta lista ya no está en el directorio.'
          : `${keys.length} de las cosas de esta lista ya no están en el directorio.`}
      </p>
      <Button
        variant="outline"
        size="small"
        data-does="forget"
        data-saved-keys={keys.join(',')}
        className={`scripts-only ${styles.forget}`}
      >
        Eliminar de la lista
      </Button>
      <SavedNote />
    </div>
  )
}
